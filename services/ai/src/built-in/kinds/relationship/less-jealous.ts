import { type Kind, step, tip } from '../kind.ts';

const already = ["haven't opened/checked/looked for", 'nine/ten/seven days', 'manage it half', 'agreed in couples'];

const cheatedBefore = ['ex cheated', 'was cheated on', 'my ex', 'betrayed before'];

export const lessJealous: Kind = {
  id: 'less-jealous',
  category: 'relationship',
  name: 'Be less jealous',
  slots: {
    person: { from: 'person', otherwise: 'your partner' },
  },
  ask: {
    question: 'When does it come, and what do you do then?',
    chips: ['I check the phone', 'Exes and the past', 'Friends or family'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Ten minutes of notes on three days, one honest talk',
  overview:
    'You will see what sets it off, stop the checking step by step, say the need beneath it, and get your own life and worth back to full size.',
  approach:
    'Checking calms for ten minutes and feeds the next hour. So the aim is not to feel nothing, but to wait, breathe and ask instead of search. Real reasons for mistrust need a talk about facts, not self-control.',
  done: 'For a month you did not check, and three times you said what you felt without blame.',
  cautions: [
    'Threats, following, tracking or forbidding things are harm, also when they come from love: talk to a counsellor or a helpline at once. If you are the one who is afraid, an advice line helps you, too.',
  ],
  steps: [
    step(
      'Write down the last three times',
      'What happened, what you thought, felt, did, and how it was an hour later. Underline the fact and the guess.',
      ['Write three times', 'Underline facts', 'Rate each from 0 to 10'],
      0.5,
    ),
    step(
      'Keep the streak and plan the hour in which the urge is worst',
      'You have stopped checking for days, so protect the one hour: Friday night, the airport, the time of the last message. Arrange something with hands and people in it, and put the phone in another room. The urge peaks within twenty minutes. Write one line afterwards: what I feared, what happened.',
      ['Name the hour', 'Arrange company or work for the hands', 'Write the two lines'],
      0.7,
      { when: { said: already } },
    ),
    step(
      'Choose one check to leave out for a week',
      'Last seen, likes, messages, questions about the day. Leave one; when the urge comes, wait 20 minutes, walk, write.',
      ['Choose one', 'Mute or log out', 'Tick each day'],
      1,
      { when: { unsaid: already } },
    ),
    step(
      'Tell the old story apart from the new person',
      'Two columns: what my ex did, what the one beside me has done. Say aloud where the body reacts to the first. Then three signs that would really be reasons, agreed with yourself in calm; a late answer is none. If images from then keep coming, a few sessions with a therapist help quickly.',
      ['Write the two columns', 'Write the three real signs', 'Ask for a first session if images return'],
      1,
      { when: { said: cheatedBefore } },
    ),
    step(
      'Find the fear below',
      'If it were true, what would it mean about me? Write down to the third answer. Left, not enough, fooled again: where do you know it from?',
      ['Ask three times what then', 'Name the oldest memory', 'Say it to one friend you trust'],
      1,
      { when: { unsaid: cheatedBefore } },
    ),
    step(
      'Tell {person} one need without blame',
      'I felt left out on Saturday. I would like a message when it gets late. One need, one wish, no court case.',
      ['Write two sentences', 'Choose a calm hour', 'Listen to the answer for two minutes'],
      1,
    ),
    step(
      'Agree what each of you is fine with',
      'Exes, parties, phones, flirting. Three things on paper for both. Rules that only one has are not an agreement.',
      ['Each writes three', 'Find the common ones', 'Date for a second look'],
      1.5,
    ),
    step(
      'Get a calm body in the moment',
      'Long breath out for two minutes, feet on the floor, name five things. Practise when calm, so it is there.',
      ['Practise daily for a week', 'Put a sign on the phone', 'Use it once for real'],
      3,
    ),
    step(
      'Fill your own life again',
      'Two friends, one sport, one thing you are good at. Jealousy is loudest where all eggs are in one basket.',
      ['One evening a week for you', 'Ring a friend', 'Begin one course'],
      6,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Leave out the next checks',
      'One a week. A slip is a note, no ruin: what came before, what next time?',
      ['Write the order', 'One a week', 'Note slips'],
      2,
      { when: { weeksFrom: 2 } },
    ),
    step(
      'Get help if it stays big',
      'A few hours with a therapist or couples’ counsellor do much, above all after being cheated on or with compulsive thoughts.',
      ['Ask two for a first talk', 'Bring your notes', 'Decide after three'],
      1.5,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip(
      'Wait 20 minutes before you ask or look',
      'Every wave gets smaller by itself.',
      'Set a timer',
      'Walk meanwhile',
    ),
    tip(
      'Charge the phones in the hall',
      'At night the head makes the worst stories.',
      'Both phones',
      'A real alarm clock',
    ),
    tip('Stop looking at the ex', 'No picture has ever made it better.', 'Block or mute', 'For one month at first'),
    tip(
      'Write down one sign of love a day',
      'The jealous head drops them.',
      'One line in the evening',
      'Read it in hard moments',
    ),
    tip(
      'Ask once and then leave it',
      'The second answer is never enough either.',
      'One question',
      'Then do something with your hands',
    ),
    tip('Say it while it is small', 'I feel a pinch is easy to hear.', 'On the same day', 'Without the word always'),
    tip(
      'Leave such talks out after drinks',
      'They end in a quarrel that nobody wanted.',
      'Write a note',
      'Talk the next morning',
    ),
    tip('Say thank you for openness', 'People tell more where they are not punished.', 'At once', 'Even if it stung'),
    tip(
      'Follow fewer perfect couples',
      'You compare your kitchen with their holiday.',
      'Mute three accounts',
      'For a month',
    ),
    tip(
      'Move hard for 20 minutes',
      'The body is ready to fight and needs a way out.',
      'Run or climb stairs',
      'Then decide whether to speak',
    ),
    tip(
      'Give the feeling a name',
      'It is easier to greet than to obey.',
      'Something a bit funny',
      'Say it is here again',
    ),
    tip(
      'Look at real signs as well',
      'Not every worry is jealousy.',
      'Broken promises and lies',
      'Talk with a friend about facts',
    ),
  ],
};
