import { type Archetype, step, tip } from '../kind.ts';

export const helpSomeoneDo: Archetype = {
  id: 'help-someone-do',
  name: 'Help somebody reach something',
  slots: { person: { from: 'person', otherwise: 'the person you help', anywhere: true } },
  ask: {
    question: 'Has the person asked for your help, and what have they tried already?',
    chips: ['They asked me', 'I am worried, they have not asked', 'It is my child'],
  },
  hoursAWeek: 2,
  weekly: 'One fixed half hour together, and one day on which you do not mention it',
  overview:
    'You ask {person} first whether and which help is wanted, agree one small aim that is theirs, and decide what you do and what you leave alone. You meet at a fixed time, look at what worked, and step back bit by bit.',
  approach:
    'You can make a thing easier, you cannot want it for another person. What usually goes wrong is advice nobody asked for, doing the work oneself, and controlling; questions and company work better.',
  done: 'The person has taken the step themselves and can go on without you, or has said clearly that they do not want it, and you can leave it.',
  cautions: [
    'If somebody is in danger through violence, addiction, eating disorder or thoughts of suicide, do not carry it alone: call a helpline or a doctor, and in acute danger the emergency number.',
  ],
  steps: [
    step(
      'Write down what you wish for {person} and why',
      'Three lines: what I see, what I am worried about, what I would like. Then honestly: whose aim is it, theirs or mine? This decides how you begin.',
      ['Write the three lines in 15 minutes', 'Mark what you only suspect', 'Choose a quiet time for the talk'],
      0.5,
    ),
    step(
      'Ask {person} which help is welcome',
      'One observation, one question, then listen: I have noticed that …, how is it for you, and would you like help from me? Accept a no and offer to ask again in a month.',
      ['Prepare the first sentence', 'Listen for twenty minutes without advice', 'Repeat what you understood'],
      1,
    ),
    step(
      'Learn what really helps in such a case',
      'Ask a teacher, an advice centre, a nurse or somebody who was in the position of {person}. Find out also what makes it worse.',
      ['Find one reliable source or adviser', 'Ask what relatives do wrong', 'Write down three rules for yourself'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Change what you have tried with {person} so far',
      'List what you said and did in the last months and what followed. Stop the two things that led to quarrel or silence.',
      ['Make the list', 'Cross out two things', 'Say openly that you will stop these'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Agree one small step with {person}',
      'It must be theirs, visible and possible within two weeks: one call, one page, one walk, one form. Agree what you do, what not, and when you speak again.',
      ['Let them choose among three small steps', 'Write down who does what', 'Fix the next half hour'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Remove one obstacle for {person}',
      'Drive, mind the children, make the appointment together, lend the tool, find the form. One practical thing is worth ten hints.',
      ['Ask what is in the way', 'Do this one thing', 'Do not comment on it'],
      3,
    ),
    step(
      'Meet {person} weekly and look at what worked',
      'First what went well, then what was hard, then the next small step. If nothing was done, make it smaller; no reproach.',
      ['Keep the half hour', 'Ask what made it easier', 'Choose the next step'],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Bring in somebody who knows the matter',
      'Tutor, coach, doctor, adviser, group: with agreement of {person} look for two addresses and go along to the first date if wished.',
      ['Find two addresses', 'Offer to go along', 'Afterwards ask only how it was'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Step back and let {person} do the last part',
      'Say what you have seen them manage, agree how they can reach you, and stop asking. Celebrate when it is done, also if it was done differently.',
      ['Agree the last step they do alone', 'Wait for the agreed day', 'Celebrate it together'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Ask before you advise', 'Do you want an idea, or shall I listen?', 'One question', 'Then keep to it'),
    tip('Praise what was done, not talent', 'It shows what to repeat.', 'You called though you were afraid', 'At once'),
    tip('Do it beside, not instead', 'People learn with their own hands.', 'Sit next to them', 'Hands in your lap'),
    tip(
      'Stop the question of every evening',
      'It feels like control.',
      'Only on the fixed day',
      'Talk about other things',
    ),
    tip('Keep the secret', 'One word to relatives ends the trust.', 'Ask who may know', 'Else nobody'),
    tip('Set your own limit', 'Hours, money and nights you can give.', 'Say it kindly', 'Keep to it'),
    tip('Begin smaller than you think', 'The first step must be almost too easy.', 'Five minutes', 'Then a pause'),
    tip(
      'Share your own mistakes',
      'Nobody likes to learn from perfect people.',
      'A short story',
      'No moral at the end',
    ),
    tip('Expect steps backwards', 'They belong to most changes.', 'What was different?', 'Go on from there'),
    tip('Say what you admire', 'People in trouble hear mostly what is wrong.', 'Once a week', 'One exact thing'),
    tip('Find an ally', 'Teacher, friend or aunt may be heard better.', 'With consent', 'Same message'),
    tip('Do something with no aim', 'You are more than a helper to each other.', 'A film', 'A walk'),
  ],
};
