import { type Kind, step, tip } from '../kind.ts';

const worksThere = ['visual schedule', 'works for', 'care level', 'ear defenders', 'assistant'];

const afterSchool = ['after school', 'masking', 'falls apart'];

export const lifeWithAutisticChild: Kind = {
  id: 'life-with-autistic-child',
  category: 'relationship',
  name: 'Make daily life work with my autistic child',
  slots: {
    child: { from: 'person', otherwise: 'your child' },
    place: {
      words: [
        'train',
        'plane|flight|airport',
        'sea|beach',
        'dentist',
        'hairdresser|haircut',
        'supermarket|shopping',
        'party|birthday',
        'restaurant',
        'swimming|pool',
        'school',
        'doctor',
      ],
      otherwise: 'place',
    },
  },
  ask: {
    question: 'What is hardest now, and what does your child love?',
    chips: ['Going out or travelling', 'Meltdowns and changes', 'Talking and being understood'],
  },
  hoursAWeek: 2,
  unhurried: true,
  weekly: 'One small practice on three days, always ended well',
  overview:
    'You will find what overloads and what calms, make the day visible, practise one hard thing in tiny steps, and get help that fits you all.',
  approach:
    'Behaviour is a message: too loud, too sudden, not understood. Change the surroundings first, then practise. Each step is so small that it ends well, and you stop before it tips.',
  done: 'One situation that used to end badly has gone well three times, with what helped written on a card.',
  cautions: [
    'Never hold down or punish a meltdown. If your child hurts itself or others, runs away toward roads or water, or stops eating, ask the doctor or autism service for help soon.',
  ],
  steps: [
    step(
      'Watch three hard moments and three good ones',
      'For each: where, noise, light, people, what came before, what helped. Patterns show after a week. Begin today with the last hard one.',
      ['Write one hard moment', 'Write one good one', 'Note time, noise and hunger'],
      0.5,
    ),
    step(
      'Carry the plan that works to the next place',
      'The pictures work for bedtime, so make the same ring for the dentist, the barber or a party: five pictures, last one home. First a visit of the chair only, then one tool, then one minute. Ask for the first slot, own cape, no music, a pause sign. Parties: 40 minutes and the car as a quiet room.',
      ['Make the five pictures', 'Ask for a first visit of the chair only', 'Agree on the pause sign'],
      2,
      { when: { said: worksThere } },
    ),
    step(
      'Make the day visible',
      'Photos or drawings in a row: first, then, finished. Put it at eye height. Show changes with a special card.',
      ['Take photos of six daily things', 'Hang up the morning', 'Take off each card when done'],
      1.5,
      { when: { unsaid: worksThere } },
    ),
    step(
      'Pack a bag that calms',
      'Ear defenders, cap or sunglasses, something to hold, a favourite snack, a card that explains, the loved video without internet.',
      ['Let {child} choose two things', 'Try the ear defenders at home', 'Put it by the door'],
      1,
    ),
    step(
      'Keep the two hours after school empty',
      'It has been held together all day and falls apart where it is safe. Snack in the hand, no questions, low light, swing or bath, an own thing for an hour. Homework later or never. Show school the pattern and ask for breaks at eleven and two; the afternoons change with them.',
      ['Clear the two hours this week', 'Lay out snack and own thing', 'Ask school for two breaks'],
      1.5,
      { when: { said: afterSchool } },
    ),
    step(
      'Tell the plan in pictures before you go',
      'A story of six pictures about the {place}: how we get there, what we hear, what we do when it is too much, when we go home. Read it daily for a week.',
      ['Take pictures of the real place', 'Write one line each', 'Read it at the same hour'],
      1,
      { when: { unsaid: afterSchool } },
    ),
    step(
      'Practise the {place} in tiny steps',
      'Look from outside, go in for one minute, stay five, do one thing. Quiet hours, one adult only for {child}. Three good ones before the next step.',
      ['Write eight steps', 'Do the first three times', 'End with the loved thing'],
      6,
    ),
    step(
      'Ask for the help that the {place} offers',
      'Railways, airports, museums, cinemas, dentists and shops have quiet hours, lanyards and assistance, mostly for nothing. Ring and say what is needed.',
      ['Ring and ask two questions', 'Book assistance', 'Ask for a quiet place'],
      1,
    ),
    step(
      'Learn to understand each other better',
      'Pictures, signs, a speaking tablet beside words. A speech therapist chooses with you. Wait ten seconds after each question.',
      ['Ask for speech therapy', 'Offer two pictures to choose from', 'Wait and count to ten'],
      4,
    ),
    step(
      'Do the real thing with a way out',
      'Choose day and hour, two adults, shorter than planned. Agree the sign for leaving. Leaving early is part of the plan.',
      ['Plan the way back first', 'Set the shortest good version', 'Write what helped on a card'],
      3,
    ),
    step(
      'Look after brothers, sisters and yourself',
      'An hour with each alone, a parents’ group, hours of respite from the care fund. You cannot give calm that you do not have.',
      ['One hour alone with each child', 'Go to a parents’ group once', 'Ask about respite'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Go at quiet hours',
      'Noise and crowds are half of the trouble.',
      'A Tuesday morning',
      'Ask about autism hours',
    ),
    tip(
      'Show first and then',
      'Two pictures tell more than a long sentence.',
      'First shoes, then swing',
      'Take the first one off when done',
    ),
    tip('Say what to do', 'A no leaves open what is right.', 'Walk beside me', 'Few words, same words'),
    tip(
      'Use a timer that can be seen',
      'An end that comes visibly is easier.',
      'Sand or a coloured disc',
      'A warning five minutes before',
    ),
    tip('Bring in the favourite subject', 'It opens almost every door.', 'Trains, maps or sharks', 'In each practice'),
    tip(
      'Always carry safe food',
      'A hungry child has no strength for new things.',
      'Two sorts in the bag',
      'No food battles outside',
    ),
    tip(
      'Put your number on a bracelet',
      'It helps when a child runs off.',
      'Name and phone',
      'Tell the neighbours as well',
    ),
    tip(
      'Make a calm corner at home',
      'A place to go before it gets too much.',
      'Small, dim and soft',
      'Nobody talks there',
    ),
    tip(
      'Change one thing at a time',
      'New shoes and a new way are two things.',
      'Show it the day before',
      'Keep the rest the same',
    ),
    tip('Ask autistic adults', 'They know from the inside what helps.', 'A book or blog', 'One question in a group'),
    tip(
      'Write a page for hospital and school',
      'Strangers then begin the right way.',
      'How to speak and touch',
      'What calms',
    ),
    tip('Note what works', 'Progress is slow and real.', 'One line a day', 'Read it once a month'),
  ],
};
