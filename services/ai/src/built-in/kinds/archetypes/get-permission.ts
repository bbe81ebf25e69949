import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['handed in', 'objection', 'decision is/on', 'want/wants a', 'notice hung'];

export const getPermission: Archetype = {
  id: 'get-permission',
  name: 'Get permission for something',
  slots: { thing: { from: 'object', otherwise: 'what you want' } },
  ask: {
    question: 'Who decides about it, and who could be against it?',
    chips: ['The council or an office', 'A landlord or owner', 'A school, employer or club'],
  },
  hoursAWeek: 1.5,
  overview:
    'You find out who decides about {thing}, by which rules and fees, ask in a short talk what would be refused, hand in a complete application with plan and reasons, and keep the date for an answer in view.',
  approach:
    'Most refusals come from missing papers or a worry nobody had answered. So a ten-minute call before the form is worth more than a long letter after it. What goes wrong is beginning before the yes is there in writing.',
  done: 'The permission is there in writing with its conditions, and the thing stands, is open or is done as it was allowed.',
  cautions: [
    'Order, pay or build nothing before the written yes. Some work may only be done by approved firms, and unpermitted work may have to be taken out at your cost.',
  ],
  steps: [
    step(
      'Answer the objection or the missing paper before the decision',
      'Ask the clerk which point is open and by when. Talk with the one who objected: which hour, height or noise would be bearable? Put it in as an offer. A traffic plan is one map with arrows, barriers, stewards with names and a telephone; the police tell you what they need.',
      ['Ring the clerk about the open point', 'Offer one change in writing', 'Draw the plan they ask for'],
      2,
      { when: { said: underWay } },
    ),
    step(
      'Find the page and the person in charge of {thing}',
      'Search the name of the council, landlord or school with the thing you want. Note form, fee, usual time and a telephone number. If two offices share it, note both.',
      ['Search for 20 minutes', 'Note fee and usual time', 'Note one telephone number'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Call and ask what is usually refused',
      'Three questions: may it be done here at all, what do you need from me, what are most refusals about? Ask for reduced fees or a faster way, for example for disability, care, charity or a street event.',
      ['Write the three questions', 'Call and note the name', 'Ask about reduced fees'],
      0.5,
    ),
    step(
      'Measure, photograph and draw the place for {thing}',
      'Widths, distances, trees, lamp posts, doors, traffic, hours. One photo from each side and a sketch with figures on a page. An office decides from this page.',
      ['Measure with a tape', 'Take four photos', 'Draw the sketch'],
      1.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Ask those next to it before they hear of it',
      'Neighbours, users, colleagues: what would bother you? Change what costs little, and collect short written yeses. One objection that was met beforehand is one refusal less.',
      ['List who is touched by it', 'Ask each in person', 'Collect three written yeses'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Write the reason in half a page',
      'Who needs {thing}, what happens without it, how others are protected, who pays and who looks after it. Add a letter by somebody who counts: doctor, carer, teacher, safety officer.',
      ['Write half a page', 'Ask for one supporting letter', 'Have it read'],
      1.5,
      { waitDays: 7, when: { unsaid: underWay } },
    ),
    step(
      'Hand in the complete application',
      'Form, sketch, photos, reason, yeses, fee. Keep a copy and the receipt, and ask by which day an answer comes and who reads it.',
      ['Tick off their list', 'Hand it in and keep the receipt', 'Enter the day of the answer'],
      1,
      { waitDays: 42, when: { unsaid: underWay } },
    ),
    step(
      'Follow up and answer questions within two days',
      'A friendly call at half of the time: is anything missing? If it goes to a committee or hearing, ask to speak for three minutes and bring one neighbour.',
      ['Call at half time', 'Answer the same week', 'Prepare three minutes'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Use the yes as written, or appeal the no',
      'Read the conditions aloud, get two quotes from approved firms, do it, photograph it and send the picture. After a no: ask for the reason, change that point, and apply again or appeal in time.',
      ['Mark the conditions', 'Get two quotes or write the appeal', 'Send the photo and the thanks'],
      3,
    ),
  ],
  suggestions: [
    tip('Ask for a trial', 'Three months frighten less than for ever.', 'With an end date', 'With a count'),
    tip(
      'Bring the last similar yes',
      'What was allowed next door can be allowed here.',
      'Ask around',
      'Note the number',
    ),
    tip('Write to your councillor', 'One question from them speeds up a file.', 'Half a page', 'With the case number'),
    tip('Take the form in person', 'The clerk sees at once what is missing.', 'Short queue hours', 'Bring the ID'),
    tip('Offer the smallest form', 'It can grow later.', 'One day', 'One metre'),
    tip('Find who pays', 'Some offices have a pot for it.', 'Access', 'Community'),
    tip('Photograph the problem', 'A picture at the worst hour convinces.', 'With date', 'From eye height'),
    tip('Use their words', 'Forms are read for certain words.', 'Safety', 'Access'),
    tip('Keep one folder', 'The case number on every page.', 'Copies', 'Receipts'),
    tip('Know the next meeting', 'Committees meet seldom.', 'Date', 'Closing day for papers'),
    tip('Name a person for complaints', 'A telephone number calms neighbours.', 'Yours', 'A second one'),
    tip('Wait with the order', 'Deposits are lost after a no.', 'Ask for a hold', 'In writing'),
  ],
};
