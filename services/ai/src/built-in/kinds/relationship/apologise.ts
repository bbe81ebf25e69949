import { type Kind, step, tip } from '../kind.ts';

const wroteIt = [
  'wrote the letter',
  'drafts',
  'gave back',
  'agreed/accepted to meet',
  'meet on saturday/sunday/monday/friday',
];

const longAgo = ['years/childhood grew/growing', 'twelve/ten/fifteen years', 'year 10/9/8', 'ghosted'];

export const apologise: Kind = {
  id: 'apologise',
  category: 'relationship',
  name: 'Apologise and make it good',
  slots: {
    person: { from: 'person', otherwise: 'the person you hurt', anywhere: true },
  },
  ask: {
    question: 'How is the contact now?',
    chips: ['We see each other daily', 'Tense or silent', 'No contact for years'],
  },
  hoursAWeek: 1,
  overview:
    'You will put into words what you did and what it did to {person}, offer an apology without excuses, make good what can be made good, and change the habit behind it. Whether you are forgiven is up to the other one.',
  approach:
    'A good apology names what you did, what it caused, that you regret it, how you will make it good and what will be different. Then you listen. It goes wrong when it contains the word but, when it begins with if you felt hurt, or when you ask for forgiveness at once.',
  done: 'You have apologised, repaired what was agreed, kept the change for two months, and can leave the answer to the other person.',
  cautions: [
    'If there may be legal consequences (accident, money, violence), speak with a lawyer first about how and when. If the other one has asked for no contact, respect it; amends can be made without contact.',
    'Do not confess only to relieve yourself when it would harm somebody. A counsellor, minister or sponsor can help you decide.',
  ],
  steps: [
    step(
      'Write down what you did, as facts',
      'Write when it was, what you did and what you left out, without reasons. On a second list note what it cost {person}: trust, time, money, sleep or standing. If you do not know, put a question mark.',
      ['Write what you did and what it caused, in twenty minutes', 'Cross out each but and because'],
      0.5,
    ),
    step(
      'Practise hearing the hurt without an answer',
      'You have the words. What is hard is the silence after them. Let a friend say the angry sentences to you, and answer three times only: yes, I did that; I hear it; thank you for telling me. No because. Decide what you say if they ask why: one sentence, about you.',
      ['Let a friend play the other side', 'Learn the three answers', 'Write one sentence for why'],
      0.7,
      { when: { said: wroteIt } },
    ),
    step(
      'Check the reason for apologising',
      'Is it for the other or to get rid of your guilt? Could it do harm? Talk with somebody who does not only comfort you. Decide whether face to face, letter or call suits {person}.',
      ['Talk with one honest friend', 'Choose the way and a time'],
      1,
      { when: { unsaid: wroteIt } },
    ),
    step(
      'Write the apology in five sentences',
      'I did … It meant for you … I am sorry, it was wrong. I will make it good by … From now on I will … Add no explanation unless you are asked. Read it aloud; it should take less than a minute.',
      ['Write the five sentences', 'Let the friend listen as if they were {person}', 'Shorten it to under a minute'],
      1,
      { when: { unsaid: wroteIt } },
    ),
    step(
      'Prepare what you can still make good after so long',
      'Money: the sum with dates, first payment before the talk. Time lost or fear cannot be paid, so offer something that is theirs to choose: a letter to keep, a call each month, the truth told to others, or distance. Ask once. Your own recovery goes on whatever the answer is.',
      ['Write what can be paid and by when', 'Write what they may choose from', 'Arrange who you ring afterwards'],
      1,
      { when: { said: longAgo } },
    ),
    step(
      'Prepare what you will make good',
      'It may be money, a repair, time, a task you take over, or the truth told to others. Have it ready or name a date. Where nothing can be repaired, do something useful elsewhere without telling {person} about it.',
      ['List what can be repaired', 'Put the sum or date in writing'],
      1.5,
      { when: { unsaid: longAgo } },
    ),
    step(
      'Ask for a moment and apologise',
      'I would like to apologise to you. Is now all right? Say it, then stop. Listen to anger or silence without defending yourself. Do not ask to be forgiven; say: you need not answer. If contact is missing, send the letter.',
      ['Ask {person} for ten minutes', 'Say the five sentences without adding a reason', 'Thank them for listening'],
      1,
      { waitDays: 2 },
    ),
    step(
      'Do the repair within a week',
      'Do exactly what you promised, on time and without a reminder. Tell the truth also to those who heard the wrong story. Tell {person} in one line that it is done.',
      ['Do exactly what you promised', 'Correct the story with others', 'Send one line that it is done'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Change what led to it for two months',
      'Choose the one habit behind it, such as drinking, being late, temper or lies, and its first visible sign. Help from a group, a course or a therapist shows that you mean it. Do not ask {person} to supervise it.',
      ['Name the habit and what you do instead', 'Get help if it is stronger than you', 'Note every week how it went'],
      6,
    ),
    step(
      'Accept the answer and close it for yourself',
      'Contact again, distance, or a no: accept it and do not ask again. Write down what you have learned and done. It is done when two months have passed with the change, and you no longer need {person} to say that all is well.',
      [
        'Write half a page on what you have learned',
        'Tell the friend who helped you how it went',
        'Let one friendly sign be enough',
      ],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Be sorry for the deed, not for their feelings',
      'I am sorry that you feel hurt is not an apology.',
      'Begin with: I did',
      'Name one concrete thing',
    ),
    tip(
      'Apologise in the circle where it happened',
      'If you hurt somebody in front of others, those others should hear it.',
      'Ask first whether they want that',
      'Keep it to three sentences',
    ),
    tip(
      'Apologise for small things at once',
      'Small hurts add up when nobody mentions them.',
      'Do it on the same day',
      'One sentence is enough',
    ),
    tip('Say it to children too', 'They learn from you how it is done.', 'Go down to eye level', 'Add no reproach'),
    tip(
      'Do not bring gifts first',
      'A present can look like an attempt to buy forgiveness.',
      'First the words, then the repair',
      'Keep flowers for another day',
    ),
    tip(
      'Let the other be angry',
      'Being allowed to be angry is part of repair.',
      'Say: you are right to be angry',
      'Breathe out and keep listening',
    ),
    tip('No drinking before', 'Courage from a glass sounds hollow.', 'Morning is better', 'Eat something'),
    tip(
      'Write by hand when you are far away',
      'A handwritten page shows that you took time.',
      'Keep it to one page',
      'Do not ask for an answer',
    ),
    tip(
      'Turn guilt into something useful',
      'Guilt alone helps nobody, but a useful act does.',
      'One helpful act a week',
      'Tell nobody about it',
    ),
    tip(
      'Learn your trigger',
      'The same mistake has the same beginning.',
      'Tired, hungry, ashamed?',
      'What could you do then?',
    ),
    tip('Give time', 'Trust comes back in small portions.', 'Weeks or months', 'Keep small promises'),
    tip('Amends to the dead', 'A letter at the grave can help.', 'Read it aloud', 'Do something in their name'),
  ],
};
