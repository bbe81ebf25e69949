import { type Kind, step, tip } from '../kind.ts';
import { schoolPlaceHere } from '../local-work.ts';
import { numbers } from '../stage-words.ts';

/** The form is sent. */
const applied = [
  'application/form is? in/sent/submitted',
  'applied to/for',
  'sent/submitted/handed_in the application/form',
  'waiting for/to offer/the/an/a/hear/answer/result/offer_day',
];

/** A place is offered or refused. */
const offered = [
  'have/got/been/was/received offered/an_offer/a_place/the_place/our_first/our_second/into',
  "didn't/didnt/not/did_not get our/the/a/into/his/her/their/first",
  'refused/turned_down/rejected',
  'got a/the/our/his/her first/second/third? place/choice',
];

/** Visits are done. */
const visited = [`visited/seen/looked_at/been_to ${numbers}/several/all/some/the/a_few`, 'between two/three/these'];

export const chooseASchool: Kind = {
  id: 'choose-a-school',
  category: 'relationship',
  name: 'Choose the right school for my child',
  slots: {
    school: {
      words: [
        'primary school|primary|elementary school|elementary',
        'secondary school|secondary|high school|grammar school|gymnasium',
        'private school|boarding school|independent school',
        'special school|sen school',
        'Montessori school|montessori|waldorf|steiner',
        'bilingual school|international school',
        'nursery|kindergarten|daycare|preschool',
        'sixth form|college',
        'school',
      ],
      otherwise: 'school',
    },
    child: {
      words: ['daughter|girl', 'son|boy', 'twins', 'kids|children', 'granddaughter', 'grandson', 'child'],
      otherwise: 'child',
    },
  },
  ask: {
    question: 'What matters most?',
    chips: ['That my child is happy', 'Good results', 'Near, and we get a place'],
  },
  hoursAWeek: 2,
  overview:
    'You will find dates and rules, write what would suit your {child}, visit a few places on a normal day, put together an honest list with a safe choice, and apply in time, with an appeal in hand if needed.',
  approach:
    'The best {school} is one your child can walk to with friends and where teachers speak warmly. Results tell mostly who goes there. It goes wrong with missed deadlines, a list without a safe choice, and moving house on a rumour.',
  done: 'Your child has an accepted place, the papers are in, and you all know the way.',
  steps: [
    step(
      'Note the day of the answer and how long you then have',
      'When it comes, by when you accept, how the waiting list works, how many days an appeal has. Write it beside the receipt, and tell your {child} that every school on the list was chosen with care.',
      ['Write the four days on one sheet', 'Save the receipt', 'Talk about each school as good'],
      0.5,
      { when: { said: applied, unsaid: offered } },
    ),
    step(
      'Read the answer for its reason and its last days',
      'Accept by when, waiting list how, appeal until when, and on which criterion it was decided: distance, siblings, test, faith? A mistake in exactly this is the strongest ground you can have.',
      ['Mark reason and last days', 'Check your distance or points', 'Accept the offered place for now'],
      0.7,
      { when: { said: offered } },
    ),
    step(
      'Note dates, rules and catchment areas',
      'Office of your council or school board: opening and closing date, criteria, distance, siblings, faith, tests, how many wishes. Put each date twice in the calendar.',
      ['Find the official admissions page', 'Note criteria and dates', 'Measure last year’s distances'],
      1,
      { local: schoolPlaceHere, when: { unsaid: [...applied, ...offered] } },
    ),
    step(
      'Write what would let your {child} do well',
      'Small or large, noise, movement, languages, help with reading, friends, way, hours after lunch, food, cost. Ask the child three questions and the teacher one: where would you see them.',
      ['Write five needs in order', 'Ask your {child} what school should have', 'Ask the present teacher'],
      1.5,
      { when: { unsaid: [...applied, ...offered] } },
    ),
    step(
      'Compare the visited schools on one page',
      'Five needs of your {child} down the side, one column each, a mark from one to five, given by each parent apart. Where you differ, ring the head with one question. Sleep on it.',
      ['Write needs and marks apart', 'Compare and ring with one question', 'Decide the order after a night'],
      1.5,
      { when: { said: visited, unsaid: [...applied, ...offered] } },
    ),
    step(
      'Take your {child} to the two favourites once more',
      'At the hour when children leave: faces, noise, who waits at the gate. Ask your {child} afterwards what they saw, not which they want; the decision is yours.',
      ['Go at the end of a school day', 'Ask what your {child} saw', 'Note your feeling before figures'],
      2,
      { when: { said: visited, unsaid: [...applied, ...offered] } },
    ),
    step(
      'Make a list of six and read with care',
      'Inspection reports: behaviour and care parts first. Results as progress, not marks. Staff turnover. Talk to a parent at the gate of each rather than in a chat.',
      ['List six within reach of your {child}', 'Read the last report of each', 'Ask one parent at each gate'],
      3,
      { when: { unsaid: [...visited, ...applied, ...offered] } },
    ),
    step(
      'Visit three on a normal day',
      'Look at toilets, break, how a child is told off, work on the walls by many or few, what happens to one who struggles. Ask pupils: what would you change. Take your {child} to the last two.',
      ['Book three visits', 'Ask pupils and head the same question', 'Note your feeling before figures'],
      5,
      { when: { unsaid: [...visited, ...applied, ...offered] }, waitDays: 14 },
    ),
    step(
      'Check cost, help and the way in real life',
      'Fees with uniform, trips, lunch, bus; bursary forms close early. Support for needs: what exactly, by whom, hours. Do the way at eight in the rain.',
      ['Add up a year of costs', 'Ask for bursary or support in writing', 'Do the way to the {school} at eight'],
      2,
    ),
    step(
      'Get to know the second choice as well',
      'Visit it again, meet one parent, find one thing that your {child} would love there. A plan B with a face takes the fear out of the answer day.',
      ['Visit the second choice', 'Talk to one parent', 'Find one thing your {child} would love'],
      2,
      { when: { said: applied, unsaid: offered } },
    ),
    step(
      'Visit the offered {school} with new eyes',
      'Half an hour with the head or a teacher, one parent, the way at eight. Ask how they receive children who wanted to go elsewhere. Many are glad a term later.',
      ['Ask for half an hour', 'Talk to a parent', 'Do the way at eight'],
      2,
      { when: { said: offered } },
    ),
    step(
      'Collect three proofs for the list or the appeal',
      'One mistake in the decision, or one need of your {child} that only this school meets, with a letter of a doctor or specialist. Three papers and one page. Ask the council how many places came free last year.',
      ['Write the one main reason', 'Get the letter that proves it', 'Ask how many places came free last year'],
      4,
      { when: { said: offered } },
    ),
    step(
      'Prepare for tests or talks without drilling',
      'One past paper a week with time, sleep, reading for joy. For interviews: three things I like, a question to them. Plan B is spoken of as good as well.',
      [
        'Do one past paper with your {child} to see the form',
        'Practise twice a week for 30 minutes',
        'Speak well of each choice',
      ],
      8,
      { waitDays: 21, when: { weeksFrom: 8, unsaid: offered } },
    ),
    step(
      'Fill in all choices and send with proof',
      'Use each line; your true favourite first, one safe near the end. Proof of address, certificates, letter about needs or medical reasons with the doctor’s note. Keep the receipt.',
      ['Order the list and sleep on it', 'Attach proof and letters', 'Save the receipt'],
      1.5,
      { when: { unsaid: [...applied, ...offered] }, daysBefore: 14, waitDays: 45 },
    ),
    step(
      'Accept, stay on lists or appeal within the days',
      'Accept the offered place even if you wait for another; it costs nothing. Appeal: a clear mistake or a reason for only this place; 20 school days are common. Bring three papers, not thirty.',
      ['Accept in time', 'Ask for the place on the waiting list', 'Write the appeal with one main reason'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Get your {child} ready to belong there',
      'Meet two classmates, walk the way, buy the least. Tell the teacher one page: loves, fears, what helps. It is done when the place is confirmed and your child can picture the first day.',
      ['Arrange to meet two classmates', 'Write the teacher’s page', 'Walk the way together'],
      3,
    ),
  ],
  suggestions: [
    tip('Trust corridors', 'Break time tells most.', 'Stand still', 'Ten minutes'),
    tip('Ask the caretaker', 'He knows all.', 'Hello', 'Smile'),
    tip('Let the child have a veto', 'One no without reasons.', 'From eight', 'Use once'),
    tip('Think of you too', 'Two schools, two gates, one job.', 'Timetable', 'Bus'),
    tip('Beware of the perfect chat', 'Five loud parents are no survey.', 'Ask quiet ones', 'Two years in'),
    tip('Look at the weakest year', 'How is the class nobody wants.', 'Ask', 'Honest answer'),
    tip('Check languages early', 'Some choices close doors later.', 'Second language', 'Year'),
    tip('Visit with grandparents once', 'They see other things.', 'Open day', 'Short'),
    tip('Note places for later moves', 'Lists move until October.', 'Ring monthly', 'Kind'),
    tip('Keep friends from the old one', 'Sports or music stay.', 'Weekly', 'Sleepover'),
    tip('Tell family late', 'Opinions rain.', 'After applying', 'Short'),
    tip('Remember it can change', 'A wrong choice is mended in a term.', 'Talk at Christmas', 'Plan'),
  ],
};
