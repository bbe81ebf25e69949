import { type Archetype, step, tip } from '../kind.ts';

export const taperOff: Archetype = {
  id: 'taper-off',
  name: 'Cut something down step by step',
  slots: { thing: { from: 'object', otherwise: 'what you cut down' } },
  ask: {
    question: 'How much is it today, and where do you want to end?',
    chips: ['From daily to now and then', 'Down to nothing', 'A medicine, with my doctor'],
  },
  hoursAWeek: 1,
  weekly: 'Note the amount each day, look at the week on Sunday, then decide about the next step',
  overview:
    'You count the present amount of {thing}, set the end, and go down in steps small enough to hold, each for one or two weeks. You only take the next step when the last one has become ordinary.',
  approach:
    'Cut first what you would miss least and keep the most important portion until the end. What usually goes wrong is going down too fast in a good week; a step too large is simply held longer or taken back by half.',
  done: 'You have been at your final amount for four weeks, and it no longer takes effort.',
  cautions: [
    'Never reduce prescribed medicines, alcohol after daily heavy use, sleeping pills, opioids or steroids without a doctor’s schedule; go back to the last step and call if you feel ill. With babies, children and animals ask the paediatrician or vet about the pace.',
  ],
  steps: [
    step(
      'Count the amount of {thing} for one day',
      'Amount, hour, place and why. An honest number for one usual day is the start of every later step.',
      ['Put a list where it happens, five minutes', 'Note every time', 'Add it up in the evening'],
      0.5,
    ),
    step(
      'Count a whole week and choose the end',
      'Take the average of seven days of {thing} as a start. Write the final amount, and why it is enough for you.',
      ['Count seven days', 'Calculate the average', 'Write the final amount with one reason'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Have the pace checked by somebody who knows',
      'Doctor, pharmacist, midwife, vet, employer or a person who did it. Ask: how large may a step be, which signs mean stop, what do I do then about {thing}?',
      ['Make the appointment or call', 'Ask the three questions', 'Write down the signs'],
      1.5,
      { waitDays: 5, when: { level: 'beginner' } },
    ),
    step(
      'See at which step you went back to more of {thing}',
      'That step is now divided into two and held twice as long. Plan something good for those weeks.',
      ['Write down the old steps', 'Mark where it failed', 'Divide this step'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Write the table of steps for {thing}',
      'Usually ten to twenty per cent less of the start per step, one to two weeks each. One column for the plan, one for reality, hung up where you see it.',
      ['Calculate five to eight steps', 'Put dates behind them', 'Hang up the table'],
      1,
    ),
    step(
      'Replace the portion you miss least',
      'Begin where you take to {thing} out of mere habit, and put something in its place at the same hour: water, walk, book, call, another food.',
      ['Choose the weakest portion', 'Choose the replacement', 'Keep it for a week'],
      2,
    ),
    step(
      'Go down the first two steps and hold each',
      'Hold until three quiet days in a row. Note sleep, mood and body in three words a day; the notes decide about going on.',
      ['Take the first step on a quiet day', 'Note three words daily', 'Take the second when it is quiet'],
      3,
      { waitDays: 10 },
    ),
    step(
      'Get past half without hurry',
      'From half of {thing} on the steps feel larger, so make them smaller or longer. Tell the people around you that you may be irritable for some days.',
      ['Make the steps smaller', 'Tell two people', 'Hold during stressful weeks instead of going on'],
      4,
      { waitDays: 14, when: { weeksFrom: 6 } },
    ),
    step(
      'Reach the final amount and hold it four weeks',
      'Leave out or fix the last portion of {thing} on a day without duties. Afterwards write down what helped and what you do if it creeps up: two steps back and down again.',
      ['Choose the day', 'Note the amount daily for four weeks', 'Write down your rule for rising'],
      2,
    ),
  ],
  suggestions: [
    tip('Measure, do not guess', 'Glasses and spoons differ.', 'Same cup', 'Same scale'),
    tip('Hold in stormy weeks', 'Standing still is not failing.', 'Illness, exam, travel', 'Go on afterwards'),
    tip('Cut the automatic one first', 'You will hardly notice it.', 'While waiting', 'Before sleep'),
    tip('Keep the best one', 'Two enjoyed are worth more than ten.', 'At a fixed hour', 'Sitting down'),
    tip('Delay by half an hour', 'What comes later comes less often.', 'One delay a week', 'Timer'),
    tip('Fill the same hour', 'An empty hour pulls you back.', 'A walk', 'A call'),
    tip('Take smaller portions', 'The hand finishes what is there.', 'Small cup', 'Half the pack away'),
    tip('Show the table to somebody', 'They see progress you overlook.', 'Every Sunday', 'One sentence'),
    tip('Note what gets better', 'Sleep, money, time, breath.', 'One line a week', 'Read in week four'),
    tip('Ask at home for no comments', 'Teasing makes steps harder.', 'One request', 'Thank them'),
    tip('Keep reserve out of the house', 'The distance helps at night.', 'Buy for a week', 'Not more'),
    tip('Celebrate half', 'It is the hardest way done.', 'A good evening', 'Not with the thing itself'),
  ],
};
