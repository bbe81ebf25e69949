import { type Kind, step, tip } from '../kind.ts';

const steppedBack = ['muted the', 'said no', 'told her/him in', 'need distance'];

export const endAFriendship: Kind = {
  id: 'end-a-friendship',
  category: 'relationship',
  name: 'End or loosen a friendship',
  slots: {
    friend: {
      words: [
        'best friend|bestie',
        'school friend|childhood friend|oldest friend',
        'flatmate|roommate',
        'colleague|work friend',
        'friend group|group of friends|clique|crowd',
        'neighbour',
        'friend',
      ],
      otherwise: 'friend',
    },
    group: { words: ['friend group|group|clique|crowd|gang'], otherwise: 'group' },
  },
  ask: {
    question: 'What would be right for you?',
    chips: ['See less of them', 'End it for good', 'I am not sure yet'],
  },
  hoursAWeek: 0.5,
  overview:
    'You will see clearly what this friendship gives and takes, try one honest talk or more distance, end it decently if that is right, and fill the gap with people who do you good.',
  approach:
    'Not every friendship needs a scene: many may become smaller. Say it once if it was close or long; let it fade if it was loose. It goes wrong through gossip, slow ghosting of a close friend, or taking it back at the next lonely Sunday.',
  done: 'Contact is as you decided, you have spoken badly to nobody about it, and your evenings are with people you like being with.',
  cautions: [
    'If the friend threatens you or is in acute danger, do not carry that alone: involve family, school, a doctor or the police.',
  ],
  steps: [
    step(
      'Write how you feel before and after meeting',
      'Think of the last five times you saw your {friend}: before, during, after. Who asks, who listens, who pays, what about your good news. A bad half year with a reason is different from a pattern of years.',
      ['Note five meetings with your {friend}', 'Write what it gives and takes', 'Mark: hard time or pattern'],
      0.75,
      { when: { unsaid: steppedBack } },
    ),
    step(
      'Answer common friends with one sentence',
      'You have drawn the line. Others will ask; say the same to all: we have grown apart, I wish well, I would rather not go into it. Nothing about the other, no proof, no group chat. Those who carry tales hear nothing more.',
      ['Write the sentence', 'Say it to two friends', 'Leave one chat silent'],
      0.4,
      { when: { said: steppedBack } },
    ),
    step(
      'Decide between less, a talk, and the end',
      'Less: for people you like in small amounts. Talk: if they do not know what hurts. End: if trust is broken, or every no is punished. Ask one person outside the circle.',
      ['Choose one of the three', 'Ask a person outside', 'Wait a week'],
      0.5,
      { waitDays: 7 },
    ),
    step(
      'Say what hurts, once and with an example',
      'When you told others about my illness, I felt betrayed. I need to rely on silence. What do you say. Then listen; some friendships turn here.',
      ['Write one example and one wish', 'Meet your {friend} for a walk', 'Listen to their side'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Make contact smaller on purpose',
      'Answer later and shorter, meet with others, for an hour and not an evening, no longer the first to write. Do not invent excuses: I cannot this month is enough.',
      ['Mute for evenings', 'Meet your {friend} in company', 'Say no without a reason'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Tell your {friend} that it ends, if it was close',
      'In a call, walk or letter: I have thought long; we no longer do each other good; I wish you well and will not be in touch. No charges, no court. A letter may be best if every talk turns.',
      ['Write ten lines and cut to five', 'Say or send it', 'Do not answer the first storm'],
      1,
    ),
    step(
      'Leave the group without making sides',
      'Go out of the chat with a kind line, keep the two you like by meeting them alone, and skip events for a season. Never ask them to choose.',
      ['Write a kind last line', 'Ask two people to meet alone', 'Plan the evenings it leaves free'],
      1,
      { when: { named: 'group' } },
    ),
    step(
      'Settle things, chats and common places',
      'Return what is borrowed, sort photos, mute rather than block unless they harass. Think beforehand what you do when you meet: a nod, hello, and on.',
      ['Return what belongs to your {friend}', 'Mute and archive', 'Practise a short hello'],
      0.75,
    ),
    step(
      'Let yourself miss your {friend}',
      'It is a loss without cards and flowers. Write what was good and what you will do differently. Talk to somebody who does not know them.',
      ['Write what was good', 'Tell somebody neutral', 'Keep one good photo'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Give the free hours to better company',
      'Write to three people you have neglected, join one weekly thing, be the friend you missed. It is done when you no longer check what they post.',
      ['Write to three people', 'Join one weekly thing', 'Notice who asks back'],
      4,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Do not explain to everyone', 'We see less of each other is enough.', 'Same words', 'No details'),
    tip('Leave a door if you like', 'Say when you would talk again.', 'Only if true', 'A year'),
    tip('Keep birthdays simple', 'A card or nothing, no test.', 'Decide now', 'Stay with it'),
    tip('Stop rescuing', 'You are not their only help.', 'Give a number', 'End the call'),
    tip('Check your own part', 'One thing you would do differently.', 'Honest', 'Next friend'),
    tip('Prepare for a wedding together', 'Seat apart, greet once.', 'Ask the host', 'Plan to leave'),
    tip('Skip the last word', 'It never comes out well.', 'Draft', 'Delete'),
    tip('Do not swap sides at work', 'Polite and factual stays.', 'Lunch elsewhere', 'Mail'),
    tip('Money first', 'Settle debts before goodbye.', 'Sum', 'Day'),
    tip('Watch for jealousy as a reason', 'Envy fades, contempt stays.', 'Ask yourself', 'Wait'),
    tip('Let children stay friends', 'Their bond is theirs.', 'Handover at the door', 'No comments'),
    tip('Walk where you met', 'Once, to say goodbye.', 'Alone', 'Music'),
  ],
};
