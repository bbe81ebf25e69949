import { type Kind, step, tip } from '../kind.ts';

export const goThroughIvf: Kind = {
  id: 'go-through-ivf',
  category: 'health',
  name: 'Go through IVF',
  slots: {
    treatment: {
      words: ['ICSI', 'IUI|insemination', 'egg freezing', 'frozen transfer|embryo transfer', 'IVF'],
      otherwise: 'IVF',
    },
  },
  ask: {
    question: 'Where do you stand with the treatment?',
    chips: ['Waiting for the first appointment', 'We start soon', 'One round did not work'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  overview:
    'You prepare body and calendar for {treatment}, know each stage and its numbers, settle money, work and injections beforehand, and decide while you are calm how many rounds you want. Support for the waiting days is arranged before they come.',
  approach:
    'A round takes four to six weeks from the first injection to the test, with three to five visits at short notice. About a third of transfers under 35 lead to a birth, and fewer with age, so most people need more than one. Decide limits before, not in the week of a bad result. What wears people out is keeping it secret and having no plan for the two weeks of waiting.',
  done: 'The round is finished and tested, its result is talked through with the clinic, and the next step or the end is decided by both.',
  cautions: [
    'During stimulation ring the clinic the same day for a swollen, hard or very painful belly, vomiting, little urine or breathlessness: it can be overstimulation. Strong pain on one side, fainting or heavy bleeding after a positive test is an emergency.',
    'Ask the clinic before every medicine, supplement and herb. Low mood for two weeks is common in treatment and can be treated; clinics have counsellors.',
  ],
  steps: [
    step(
      'Get the plan of the round in writing, with its dates',
      'Ask for the protocol: first day of injections, scans, collection, transfer, test. Which numbers decide whether it goes on? Who is rung at weekends? Put the likely days for {treatment} in both calendars in pencil, because they move by a few days.',
      ['Ask the clinic for the protocol', 'Write the stages in both calendars', 'Save the emergency number'],
      0.75,
    ),
    step(
      'Prepare both bodies for {treatment}',
      'For her: 400 micrograms of folic acid, no smoking, no alcohol, caffeine under 200 mg, vitamin D as advised, weight as the clinic asks. For him, three months before: no smoking, no hot baths or saunas, no testosterone, loose clothes. Sleep, walking and ordinary meals do the rest.',
      ['Start folic acid today', 'Choose what each of you stops', 'Ask about medicines you take'],
      2,
    ),
    step(
      'Finish tests, consents and the money talk',
      'Blood tests and infections expire, so ask for the dates. Read the consents on storing and on what happens to embryos. Write all costs: round, medicines, freezing, extra tests. Take extras only with proof; the health authority rates many of them as of no use. Ask how many funded rounds you have.',
      ['Ask which tests are missing', 'Read the consents together', 'Add up the costs of one round'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Decide together how far you go, and write it down',
      'How many rounds, how much money, until when, one embryo or two, donor eggs or sperm yes or no, what would be a good life without? You may change it, but not in the week of a result. Tell one or two people; agree on one sentence for the curious.',
      ['Each writes alone first', 'Compare for an hour', 'Write the sentence for the curious'],
      2,
    ),
    step(
      'Tell work what is needed, and practise the injections',
      'Scans are early in the morning and called a day before; collection takes a day or two off. Ask for the rules on leave. Let the nurse watch your first injection: same hour, change the side, fridge, needle box, alarm. A second person learns it too.',
      ['Ask for the rules on leave', 'Practise with the nurse', 'Set two alarms and a tick list'],
      2,
    ),
    step(
      'Take stimulation and collection a day at a time',
      'Eight to fourteen days of injections with two to four scans. Drink, walk, nothing that jolts; a tight belly is usual. The trigger injection is to the minute. For collection: somebody drives, no keys for a day, a hot-water bottle. Numbers fall at each stage, and that is normal: write down what each means.',
      ['Tick each injection', 'Arrange lift and day off', 'Write the numbers with the nurse’s words'],
      6,
      { waitDays: 5 },
    ),
    step(
      'Plan the two weeks of waiting after the transfer',
      'Bed rest does not help; ordinary days do. Something small on each evening, nothing heavy, medicines exactly as written, also when you bleed, until the clinic says so. No test before the day: it lies both ways. Decide where you are and who is with you when you hear.',
      ['Fill fourteen evenings lightly', 'Set alarms for the medicines', 'Decide where you hear it'],
      2,
      { waitDays: 12 },
    ),
    step(
      'Hear the result, and decide the next step after a month',
      'Yes: scan in two to three weeks, medicines go on. No: you may be sad for as long as it takes; ask for the review talk, with what was learned and what would be changed. Look at the limits you wrote. A break of one or two cycles costs almost nothing.',
      ['Book the scan or the review talk', 'Take a week without decisions', 'Read your limits together'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Keep one sheet with all numbers',
      'Nurses change, the sheet stays.',
      'Follicles, eggs, embryos',
      'Date and name',
    ),
    tip('Choose one place to read', 'Forums at midnight do harm.', 'Clinic and national charity', 'Twenty minutes'),
    tip('Plan something that is not about babies', 'You are also two people.', 'One evening a week', 'No talk of it'),
    tip('Have a kit for collection day', 'Small comfort counts.', 'Loose clothes, snack, charger', 'Hot-water bottle'),
    tip(
      'Ask for the counsellor before you need one',
      'Waiting lists exist.',
      'One talk each round',
      'Alone or together',
    ),
    tip('Agree on baby showers', 'You may stay away.', 'A card instead', 'One kind sentence'),
    tip('Let him have tasks', 'Injections, lists, calls.', 'Name three', 'He rings the clinic'),
    tip('Store medicines by day', 'It calms the evening.', 'Box with seven parts', 'Fridge shelf of its own'),
    tip('Move a little every day', 'It helps sleep and mood.', 'Half an hour of walking', 'No jumps in stimulation'),
    tip('Write questions as they come', 'Visits last ten minutes.', 'Note on the phone', 'Three for each visit'),
    tip('Meet somebody who has been through it', 'It is less lonely.', 'Group of the clinic', 'Once is enough'),
    tip('Check the travel in those weeks', 'Days move.', 'Nothing far away', 'Cancellable tickets'),
  ],
};
