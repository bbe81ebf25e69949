import { type Archetype, step, tip } from '../kind.ts';

const accepted = [
  'accepted/trial/audition/membership is/was/went/came',
  'first evening/meeting/rehearsal/training is',
  'signed up/on',
  'went once/twice',
  'been twice/once/there',
];

export const joinSomething: Archetype = {
  id: 'join-something',
  name: 'Join a group or organisation',
  slots: { thing: { from: 'object', otherwise: 'the group' } },
  ask: {
    question: 'What are you looking for there, people, practice or a cause, and have you met them?',
    chips: ['I know nobody there', 'A friend is in it', 'I applied once before'],
  },
  hoursAWeek: 2,
  weekly: 'Go each time for six weeks and speak with one new person',
  overview:
    'You find two or three groups of the kind, visit before you sign, and ask what is expected in {thing} in time, money and skill. After six visits and a small task you decide whether you belong.',
  approach:
    'Belonging comes from turning up again, not from a good first evening; the second and third time are often harder. What usually goes wrong is standing at the edge waiting to be spoken to, so ask for a task.',
  done: 'You are a member, people know your name, and you have a task or a place there.',
  cautions: [
    'Be careful with groups that want money, secrecy or the end of old friendships at the start. Read about fees, liability and how one leaves before you sign.',
  ],
  steps: [
    step(
      'Write what you look for in {thing}',
      'People, practice, cause, faith, fun; how many evenings and how much money; how far away. What would make you glad after half a year?',
      ['Write it in 15 minutes', 'Set evenings and money', 'Note what must not be there'],
      0.5,
    ),
    step(
      'Find three groups of this kind near you',
      'Library, town hall list, notice boards, umbrella organisation, friends. For each: meeting time, level, fee, who answers questions about {thing}.',
      ['Search and ask for 40 minutes', 'Make a table', 'Mark the two best'],
      1,
      { when: { unsaid: accepted } },
    ),
    step(
      'Write to somebody in {thing} before you go',
      'Four lines: who you are, level, may I look in, when, and whom do I ask for? Then somebody expects you.',
      ['Write four lines', 'Send it to two groups', 'Enter the dates'],
      0.5,
      { waitDays: 4, when: { unsaid: accepted, level: 'beginner' } },
    ),
    step(
      'Refresh what you need to know for {thing}',
      'You did this earlier: practise or read for two weeks, so that the first evening is fun. Say openly that you have had a pause.',
      ['Ask what they are working on', 'Practise four times', 'Pack what you need'],
      5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Prepare the first three evenings and learn two names at each',
      'You are in, so arrive: ten minutes early, the right things in the bag, one question to the one in charge, two names. After the third evening ask somebody what newcomers usually miss. Stay for the part after it.',
      ['Ask what to bring', 'Learn two names each time', 'Stay for the part afterwards'],
      4,
      { when: { said: accepted } },
    ),
    step(
      'Visit two groups once each',
      'Come ten minutes early, stay for the part afterwards, ask two people how they came to {thing}. Write on the way home how you felt and what was odd.',
      ['Go to the first', 'Go to the second', 'Compare in five lines'],
      5,
      { when: { unsaid: accepted } },
    ),
    step(
      'Find out what membership costs and asks',
      'Fee, hours, clothing, exam, election, probation, leaving. Ask the person in charge of {thing} and one ordinary member.',
      ['Ask both', 'Read the rules', 'Calculate a year'],
      1,
    ),
    step(
      'Apply or sign up for {thing}',
      'Form, reference, audition, health check or trial. Ask what they look for and prepare exactly this.',
      ['Fill in the form', 'Prepare trial or talk', 'Note the day of the answer'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Go six times in a row and take a small task',
      'Chairs, coffee, list, lift for somebody: a task in {thing} is a reason to speak. Learn two names each time.',
      ['Enter six dates', 'Ask for a task at the second', 'Learn two names each time'],
      10,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Decide whether you stay in {thing}',
      'Compare with your first page. Stay and name what you would like to do, try the second group, or leave with thanks.',
      ['Read the first page', 'Talk with one member', 'Say yes with a task or goodbye'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Go a second time in any case', 'First evenings deceive.', 'Fix it beforehand', 'Then judge'),
    tip('Come early, not late', 'Small groups form later.', 'Ten minutes', 'Help with chairs'),
    tip('Ask how they came here', 'Everybody likes to tell it.', 'One question', 'Listen'),
    tip('Wear what they wear', 'Look at photos before.', 'Ask if unsure', 'Comfortable shoes'),
    tip('Stay for the drink afterwards', 'Friendships begin there.', 'Half an hour', 'Also without alcohol'),
    tip('Bring something to the third meeting', 'Cake opens doors.', 'Small', 'For all'),
    tip('Write names down on the way home', 'You can greet people next time.', 'With one detail', 'Read before'),
    tip('Say when you are new', 'People become kinder at once.', 'First sentence', 'Ask for help'),
    tip('Avoid the quarrels of the first months', 'Every group has old ones.', 'Listen', 'Take no side'),
    tip('Offer a skill of yours', 'Spreadsheet, lift, photos.', 'Once', 'See if it is wanted'),
    tip('Change groups without guilt', 'The right one may be next door.', 'After six times', 'Thank them'),
    tip('Put it in the calendar for a season', 'Rainy evenings decide.', 'Weekly', 'With travel time'),
  ],
};
