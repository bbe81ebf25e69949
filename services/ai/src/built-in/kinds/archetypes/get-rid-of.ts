import { type Archetype, step, tip } from '../kind.ts';

export const getRidOf: Archetype = {
  id: 'get-rid-of',
  name: 'Get rid of something',
  slots: { thing: { from: 'object', otherwise: 'what you want gone' } },
  ask: {
    question: 'Since when has it been there, and what have you tried?',
    chips: ['I have just noticed it', 'I tried twice, it comes back', 'It is mine, I cannot let go'],
  },
  hoursAWeek: 2,
  overview:
    'You find out exactly what keeps {thing} there, take the safest way that attacks the cause, and do it in one go rather than a little each week. Then you check for a while that it stays gone.',
  approach:
    'What comes back has a source: food, damp, a contract, a habit of keeping. What usually goes wrong is the strongest means first, or stopping when the worst is over; check again after two, four and eight weeks.',
  done: 'Eight weeks later it is still gone, and you know what keeps it away.',
  cautions: [
    'Show anything on the body to a doctor or pharmacist before you treat it. Pest poison, asbestos, old chemicals and contracts with penalties need somebody who knows: pest control, the waste centre, a consumer advice centre.',
  ],
  steps: [
    step(
      'Describe exactly what you want gone',
      'What, where, how much, since when, what makes it more or less. A photo and a number, so that you can compare {thing} with it later.',
      ['Photograph or count it in 15 minutes', 'Note since when and where', 'Write what you tried and the result'],
      0.5,
    ),
    step(
      'Find the cause that keeps {thing} there',
      'Ask three times why: where does it come from, what feeds it, what would happen if you did nothing? Ask someone who sees such cases every week.',
      ['Ask a specialist, shop or office', 'Compare two reliable sources', 'Write the cause in one sentence'],
      1.5,
    ),
    step(
      'Compare three ways to deal with {thing}',
      'Gentle, strong, and by a professional: cost, hours, risk, how lasting. Choose the gentlest that attacks the cause and set the date on which you go one up.',
      ['Write the three ways in a table', 'Ask for one price', 'Choose and set the date'],
      1,
    ),
    step(
      'Ask whether you may simply remove {thing}',
      'Owner, landlord, heirs, contract, law on protected animals and waste. Get the permission or the notice period in writing.',
      ['List who has a say', 'Ask in writing', 'Note the first possible date'],
      1,
      { waitDays: 5, when: { level: 'beginner' } },
    ),
    step(
      'Change the one thing that failed last time',
      'You have tried before, so write down when you had to deal with {thing} again and what you left out then. Add this to the plan before you repeat it.',
      ['Write down what came before the return', 'Ask somebody what they would change', 'Add it to the plan'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Take away what feeds {thing}',
      'Close the gap, dry the place, stop the order, sign out, give the keys back, say no once. This part is dull and decides whether it lasts.',
      ['List the sources', 'Close the largest first', 'Tell those who share home or contract'],
      3,
    ),
    step(
      'Remove {thing} in one fixed block of time',
      'One day or weekend with helper, material and a place where everything goes. Sort into gone today, gone by date, and decide with a second person.',
      ['Fix the day and a helper', 'Get containers, tools or letters ready', 'Do it and take it away on the same day'],
      7,
    ),
    step(
      'Repeat the treatment on the named day',
      'Seeds, eggs, stains, letters and habits need a second round, usually after ten to fourteen days, even if you see nothing of {thing}.',
      ['Enter the day', 'Repeat everything once', 'Count again and compare'],
      2.5,
      { waitDays: 12 },
    ),
    step(
      'Check after four and eight weeks that it is gone',
      'Same photo or number as at the start. If you see less of {thing} but not an end, take the next stronger way or call the professional now.',
      ['Compare photo or number', 'Decide: done or next way', 'Write down the one thing that keeps it away'],
      1,
      { waitDays: 28 },
    ),
  ],
  suggestions: [
    tip('Take the photo before', 'Slow progress is not seen otherwise.', 'Same place and light', 'Every two weeks'),
    tip(
      'Ask what the professionals do first',
      'They start with the source, not with the spray.',
      'One call',
      'Ask for the usual mistake',
    ),
    tip('Begin where you see it every day', 'A visible gain gives strength for the rest.', 'One metre', 'One evening'),
    tip('Keep one piece if it is a memory', 'One is loved, forty are stored.', 'Photo of the rest', 'A good place'),
    tip('Let others come and take', 'Much is gone in a day if it is free.', 'Put up a note', 'Fixed hour'),
    tip(
      'Read the label aloud',
      'Half of the harm comes from mixing things.',
      'Never two cleaners together',
      'Gloves, window',
    ),
    tip(
      'Write the letter of notice today',
      'Each month of waiting costs money.',
      'Registered post',
      'Ask for confirmation',
    ),
    tip('Call the waste centre', 'They take more than people think.', 'Chemicals, paint, lamps', 'Free days'),
    tip('Make coming back hard', 'A mesh, a blocked number, an empty shelf.', 'One barrier', 'Check it monthly'),
    tip('Do not do it while angry', 'One throws away papers one needs.', 'Box with a date', 'Decide in a month'),
    tip('Tell the neighbours', 'Mice, weeds and noise know no fence.', 'One note', 'Same weekend'),
    tip(
      'Reward the empty place',
      'An empty place is soon filled again.',
      'Decide what it is for',
      'Leave it free a week',
    ),
  ],
};
