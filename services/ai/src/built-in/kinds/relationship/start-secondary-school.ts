import { type Kind, step, tip } from '../kind.ts';

const thereNow = ['weeks in', 'goes to the', 'since september', 'started in', 'lunch break', 'tummy hurts'];

export const startSecondarySchool: Kind = {
  id: 'start-secondary-school',
  category: 'relationship',
  name: 'Help my child settle into a new school',
  slots: { person: { from: 'person', otherwise: 'your child' } },
  ask: {
    question: 'What worries your child most about the new school?',
    chips: ['The size and finding the way', 'Friends and being alone', 'New rules, noise and change'],
  },
  hoursAWeek: 1,
  overview:
    'You ask {person} what the worries are, visit the building while it is quiet, practise the way, the bag and the timetable in summer, settle support with the school before the first day, and look at the first six weeks together.',
  approach:
    'What is known frightens less: walk it, see it, try it, each once before it counts. Change one thing at a time, and keep evenings and weekends as they were. Most children need half a term. What goes wrong is a hundred questions at the school gate, and support that nobody has written down.',
  done: 'Six weeks in, {person} goes in without a fight on most days, finds the rooms, and has one person to sit with and one adult to go to.',
  cautions: [
    'Stomach aches each morning, no sleep for weeks, refusing to go, injuries or words like not wanting to live: speak to the school and a doctor within days, and do not wait for it to pass.',
  ],
  steps: [
    step(
      'Ask {person} for three worries and three things to look forward to',
      'In the car or while cooking, not face to face. Write them down in their words, or let them choose from cards. Do not talk a worry away; ask what would make it a little smaller. The list leads the plan.',
      ['Ask on a walk or in the car', 'Write down the words as said', 'Choose the worry to begin with'],
      0.5,
    ),
    step(
      'Speak with the old and the new teacher about {person}',
      'Ask the old teacher what works: seat, breaks, words, friends. Take it to the head of year or the support teacher of the new school on one page, and ask who is the adult to go to. Put what is agreed into an email.',
      [
        'Write one page: what helps, what upsets',
        'Ask for half an hour with the new school',
        'Send the email with what was agreed',
      ],
      2,
      { waitDays: 7 },
    ),
    step(
      'Visit the school when it is quiet, and take photographs',
      'After lessons or in the last week: gate, form room, toilets, canteen, lockers, a quiet place. Photographs with the names of rooms and teachers become a small book, looked at weekly in summer. Ask for the open day too, but go alone first.',
      ['Book a quiet visit', 'Photograph ten places', 'Make the small book together'],
      2.5,
      { waitDays: 7, when: { unsaid: thereNow } },
    ),
    step(
      'Agree in writing on breaks, seat, noise and change',
      'A card to leave the room, a place for breaks, arriving five minutes early, the timetable with colours, a day’s notice of changes, uniform without labels. Ask the support teacher who tells each subject teacher. With a formal plan or diagnosis, ask for it to be brought up to date before summer.',
      ['List the five things that matter most', 'Meet the support teacher', 'Ask for it in the written plan'],
      2.5,
      {
        waitDays: 10,
        when: {
          said: [
            'autistic/autism/adhd/asperger/dyslexic/dyslexia/dyspraxia/anxious/anxiety/sen/special_needs/aspie/asd/send',
          ],
        },
      },
    ),
    step(
      'Practise the way to school three times',
      'Once together, once with you ten steps behind, once alone or with a friend, at the real hour. Agree on what to do when the bus does not come, and on a place to meet. Save two numbers, and write them on paper too.',
      ['Go together at the real hour', 'Follow ten steps behind', 'Practise the missed bus'],
      3,
      { when: { unsaid: thereNow } },
    ),
    step(
      'Rehearse a school morning in the last two weeks of the holidays',
      'Bedtime a quarter of an hour earlier every other day. Uniform worn for an afternoon, the bag packed by the timetable the evening before, lunch bought once by themselves, a combination lock opened ten times.',
      ['Move bedtime in steps', 'Wear the uniform for an afternoon', 'Pack by the timetable three evenings'],
      3,
      { daysBefore: 7, when: { unsaid: thereNow } },
    ),
    step(
      'Ask the form tutor for one place and one job at lunch',
      'The unguarded half hours are the hard ones. A club, the library desk, the music room or a table with an older pupil: three fixed lunches a week. Ask who else eats alone. For stomach pains on school days see the doctor once, and write down which lesson comes first on these days.',
      ['Write to the form tutor', 'Choose three lunches', 'Note days and first lessons'],
      1,
      { when: { said: thereNow } },
    ),
    step(
      'Take the loud part of the way out of it',
      'Bus at another time, the front seat, a friend two stops on, headphones until the gate. Map and timetable as a photo, bag packed in the evening by colour. Who feels sure on the way has strength left for the first lesson.',
      ['Try one other bus', 'Find one companion', 'Pack by colour in the evening'],
      1,
      { when: { said: thereNow } },
    ),
    step(
      'Meet one child who goes there too',
      'One familiar face in the form is worth ten names. Ask the school who lives near, or parents of the same club. Something short: pizza, football, the way to school. Plan with {person} what to say in the first break.',
      ['Ask the school or parents', 'Invite one for an hour', 'Practise two sentences for the first break'],
      2,
      { daysBefore: 5 },
    ),
    step(
      'Keep the first six weeks simple, and look back together',
      'No new clubs until half-term, food and quiet before questions, one check on Fridays: best, worst, one thing to change. Write to the adult at school in week two. In week six compare with the list of worries, and cross out what is gone.',
      ['Keep the hour after school free', 'Ask the three Friday questions', 'Compare with the first list in week six'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Put the timetable on the fridge in colours',
      'A day you can see is calmer.',
      'A colour a subject',
      'A photo on the phone',
    ),
    tip('Have a word for too much', 'It saves explaining.', 'A sign or an emoji', 'What you do then'),
    tip(
      'Ask about homework in one place',
      'Half of the trouble is not knowing it.',
      'App or diary',
      'Look on two days',
    ),
    tip('Keep an old friend in the week', 'The new ones take time.', 'One fixed afternoon', 'Games online count'),
    tip('Pack a small calm kit', 'It helps in corridors.', 'Earplugs, something to hold', 'Snack and water'),
    tip('Tell a story of your own first day', 'It went wrong for others too.', 'A funny one', 'What helped you'),
    tip('Label two of everything', 'Lost things are most of the tears.', 'Jumper, shoes, pens', 'A spare tie'),
    tip(
      'Read one letter from school together',
      'They learn where to look.',
      'Date into the calendar',
      'What must be signed',
    ),
    tip('Let them choose the bag', 'A small say counts.', 'Two that you can pay for', 'Try it full'),
    tip('Write down the name of one kind adult', 'Office, library, nurse.', 'Where to find them', 'Say hello once'),
    tip('Plan a treat for Friday one', 'Something to look forward to.', 'Favourite meal', 'Early night'),
    tip('Keep your own goodbye short', 'Calm is catching.', 'Same sentence each day', 'Turn and go'),
  ],
};
