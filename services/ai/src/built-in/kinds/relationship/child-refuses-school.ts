import { type Kind, step, tip } from '../kind.ts';

const returning = ['reduced timetable', 'mornings/days a week', 'days out of', 'going in on', 'psychologist is? on'];

const hurtThere = ['photo/bullied/bully/bullies/teased/chat/fight'];

const awake = ['up all night', 'asleep by day', 'nights/night gaming'];

export const childRefusesSchool: Kind = {
  id: 'child-refuses-school',
  category: 'relationship',
  name: 'Help my child go back to school',
  slots: {
    child: {
      words: ['daughter|girl|her', 'son|boy|him', 'teenager|teen|year 9|year 10', 'grandson', 'granddaughter'],
      otherwise: 'child',
    },
  },
  ask: {
    question:
      'How long has your child been away from school, and what is hardest: the morning, the gate, a lesson or the people?',
    chips: ['A few odd days', 'Some weeks', 'Months, hardly ever there'],
  },
  hoursAWeek: 2.5,
  overview:
    'You find out what school costs your {child}, have pain and worry looked at, agree one small return with the school in writing, and build the days up in steps that hold. Your {child} has a safe person and a way out at each step.',
  approach:
    'Firmness alone rarely works when the fear is real, and staying at home makes it grow, so the way is small and daily. What goes wrong is starting with a full day, and dropping a step after one bad morning.',
  done: 'Your {child} has gone in on most days for four weeks, and knows whom to go to when it gets hard.',
  cautions: [
    'Talk of not wanting to live, self-harm, hardly eating, or a fear of one named adult needs the doctor, a crisis line or the safeguarding lead today.',
    'A doctor looks at tummy aches once. When nothing is found, the pain is still real, and the plan still holds.',
  ],
  steps: [
    step(
      'Keep a school diary for five mornings',
      'Write when the trouble begins, what hurts, from 0 to 10, what was on the timetable, and when it passes. Sunday evening and Friday noon tell most. Do not argue on these days; only write.',
      ['Draw the page in ten minutes', 'Fill it in at eight and at ten', 'Circle the hour that scores highest'],
      0.75,
    ),
    step(
      'Turn the day round by half an hour before school comes back',
      'Getting up half an hour earlier every second day, light and breakfast at once, outside before noon, router off at eleven with consent. Sleep often carries half of the fear. No rows at the bed; one adult wakes, in two sentences.',
      ['Set the first getting-up time', 'Agree on the router', 'Go outside before noon'],
      2,
      { waitDays: 5, when: { said: awake } },
    ),
    step(
      'Ask your {child} with cards, not questions',
      'Write toilets, noise, lunch, one teacher, one pupil, maths, leaving you, getting things wrong on cards, and sort them into fine, hard, very hard. A child who cannot say why can often point. Keep the three worst.',
      ['Write twelve cards', 'Sort them side by side in the car or on the floor', 'Photograph the three worst'],
      1,
      { when: { unsaid: awake } },
    ),
    step(
      'See the doctor, and ask about anxiety and autism',
      'Take the diary. Have the body checked, ask about anxiety, sleep and a referral, and about support while you wait. Ask for a letter that names the difficulty: it changes how absences are recorded.',
      ['Book the appointment', 'Take the diary and the three cards', 'Ask for the letter'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Agree a written return plan with the school',
      'Ask for the person in charge of special needs and attendance together. Fix for your {child}: a safe adult at the door, a quiet place, a way to leave the room, less homework, a first lesson that is liked, and no fines while the plan runs. Ask for it by mail.',
      ['Write five lines with what you ask for', 'Meet for thirty minutes', 'Send your notes the same day'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Have the school deal with what happened before the return',
      'Nobody goes back to where it happened unless something has changed. Name the event in writing, ask who has talked with the others, who is seated where, which adult your {child} can find at once. Save pictures and chats, report where it is a crime. Then the first visit, with the adult and without pupils.',
      ['Write the event in ten lines', 'Ask for three changes in writing', 'Visit the one adult after lessons'],
      2,
      { waitDays: 4, when: { said: hurtThere } },
    ),
    step(
      'Walk the way to school with no school at the end',
      'After hours or at the weekend: to the gate, into the yard, to the room, to say hello to the safe adult or the class pet. Stay until the fear has halved, then go home. Three visits in one week are better than one long one.',
      ['Ask for an empty hour', 'Go three times in a week', 'Let your {child} choose the last stop'],
      2,
      { when: { unsaid: hurtThere } },
    ),
    step(
      'Look at the one hour in which it still fails',
      'It goes for some hours, so leave these alone. Lunch, the corridor, the first lesson on Monday: what is loud, who is there, where could your {child} go instead? A pass to a quiet room, a job in the library, one friend at the table. Add a quarter of an hour a week, never two things at once.',
      ['Draw the day and mark the hour', 'Ask for a pass and a room', 'Find one child for lunch'],
      2,
      { when: { said: returning } },
    ),
    step(
      'Begin with one good hour a day',
      'The best hour for your {child}, not the first of the timetable, five days in a row. Arrive five minutes after the crowd, hand over to the safe adult, leave calmly, and come back on time to the minute. Praise the going, not the feeling.',
      ['Choose the hour with the school', 'Prepare clothes and bag the evening before', 'Tick each day on a chart'],
      4,
      { when: { unsaid: returning } },
    ),
    step(
      'Lengthen the day when five days in a row have held',
      'Add an hour or a lunch each time. After a bad day repeat the last step that worked; do not go back to none. Days at home stay dull: work of the school until three, no screens, no outings.',
      ['Look at the chart every Friday', 'Add one hour with the school', 'Write what made the bad day bad'],
      5,
    ),
    step(
      'Look back with school and your {child} after six weeks',
      'What helped, what is still very hard, what happens after holidays and illness. Fix the plan for the first day back each time. If less than half of the days hold, ask for an assessment, tuition or another setting.',
      ['Count the days gone in', 'Meet for twenty minutes', 'Put the after-holiday plan in the calendar'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Make Sunday evening easy',
      'Dread grows from four o’clock on.',
      'Bag packed on Friday',
      'A walk or film at five',
    ),
    tip(
      'Use a picture timetable on the fridge',
      'What is known is half as frightening.',
      'One picture an hour',
      'The pick-up time last',
    ),
    tip('Pack a comfort thing', 'A small object carries home into school.', 'In the pocket', 'Agreed with the teacher'),
    tip(
      'Speak to the other parent first',
      'Two rules at the door make it harder.',
      'Same sentence for both',
      'One goes, one stays silent',
    ),
    tip(
      'Ask your employer for late starts',
      'Some weeks of later mornings save leave.',
      'Parental or emergency leave',
      'End date named',
    ),
    tip(
      'Join a group of parents in the same place',
      'They know which letters work locally.',
      'Online or at the library',
      'Ask for one name',
    ),
    tip('Keep one friend close', 'A child goes in for a friend.', 'Invite for one hour', 'Walk in together'),
    tip(
      'Learn a ten-second calm breath together',
      'Long out-breaths slow the body.',
      'Hand on the belly',
      'Practise when all is well',
    ),
    tip('Take the class pet into the plan', 'A job is a reason to come.', 'Feeding duty at nine', 'Ask the teacher'),
    tip(
      'Write to the council about support',
      'Duties exist when a child cannot attend.',
      'Date and facts',
      'Ask for a reply in writing',
    ),
    tip('Reward coming, not marks', 'Effort counts in these weeks.', 'Small and the same day', 'Never taken away'),
    tip('Plan your own hour off', 'Calm parents get further.', 'Twice a week', 'Somebody else does the door'),
  ],
};
