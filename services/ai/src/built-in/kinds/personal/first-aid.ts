import { type Kind, step, tip } from '../kind.ts';
import { firstAidCourseHere } from '../local-work.ts';

export const firstAid: Kind = {
  id: 'first-aid',
  category: 'personal',
  name: 'Learn first aid',
  slots: {
    setting: {
      words: [
        'babies and children|baby|paediatric|child|children|nursery|son|daughter',
        'work|workplace',
        'the outdoors|wilderness|trek|hiking|mountains',
        'sport|football team|team|club',
        'the road|accident|crash|car',
        'older people|grandparents|parents|dad|mum|stroke',
        'allergies|epipen|allergy',
        'seizures|seizure|epilepsy',
        'dogs|dog|pets',
        'mental health crises|mental health',
        'water|lifesaving|pool',
      ],
      otherwise: 'home and street',
    },
  },
  ask: {
    question: 'For whom or where do you want to be able to help?',
    chips: ['Baby or children', 'At work, with a certificate', 'Anybody, in the street'],
  },
  hoursAWeek: 2,
  overview:
    'You will learn the few moves that save lives, take a real course with a manikin, equip home and bag, and practise for {setting}. At the end you can act within one minute, and you repeat it every few months.',
  approach:
    'Read a little, then practise with your hands; nobody learns pressing on a chest from a page. Knowledge fades within months, so short repetitions are part of the plan. The most frequent mistake is doing nothing for fear of doing something wrong.',
  done: 'You hold a course certificate, have equipment within reach, and can show emergency call, recovery position, CPR and stopping a bleed without a book.',
  cautions: [
    'This plan does not replace a course or the emergency call: in an emergency call your local number first, put the phone on loudspeaker and do what you are told. Look after your own safety before you go near.',
  ],
  steps: [
    step(
      'Save the emergency number and learn the call',
      'Where, what, how many, what has been done, then wait for questions. Find out your local numbers for ambulance and poison advice and how your phone sends your position.',
      [
        'Put the numbers in the phone and on the fridge',
        'Say the call aloud for your address',
        'Switch on emergency details on the lock screen',
      ],
      0.7,
    ),
    step(
      'Book a course that fits {setting}',
      'Red Cross, Red Crescent, St John or another recognised body. Ask: how long is each person on the manikin, is the defibrillator included, is the certificate accepted where you need it?',
      [
        'Compare two courses with dates',
        'Ask whether it deals with {setting}',
        'Register and ask somebody to come along',
      ],
      0.8,
      {
        local: firstAidCourseHere,
        waitDays: 10,
        resources: 'Courses: https://www.redcross.org · https://www.redcross.org.uk',
      },
    ),
    step(
      'Learn check, call, press from a short video',
      'No response, no normal breathing: call, then press hard and fast in the middle of the chest, 100 to 120 a minute, until help comes. Practise the rhythm on a firm cushion for two minutes; it is hard work.',
      [
        'Watch one official video twice',
        'Press a cushion to a song of the right speed for two minutes',
        'Look up where the nearest defibrillators hang',
      ],
      1.5,
    ),
    step(
      'Practise recovery position and bleeding at home',
      'With somebody on the carpet: side position in under a minute, firm pressure on a wound, pressure bandage. Then swap. Repeat until you no longer look it up.',
      ['Do each three times', 'Let the other one play somebody confused'],
      1.5,
    ),
    step(
      'Attend the course and take part in every exercise',
      'Go first, ask about {setting}, practise CPR until you sweat, and use the training defibrillator yourself. Write your three weak points on the way home.',
      ['Bring two questions from your own life', 'Photograph the key pages afterwards'],
      8,
    ),
    step(
      'Equip home, car and bag with a checked kit',
      'Dressings, pressure bandage, triangular bandage, gloves, rescue blanket, scissors, plasters, personal emergency medicines. Dates checked twice a year, place known to all.',
      [
        'Check what you have and what is out of date',
        'Add what is missing for {setting}',
        'Show everybody at home the place',
      ],
      1.5,
    ),
    step(
      'Learn the signs of five emergencies',
      'Heart attack, stroke, choking, severe allergy, seizure: what one sees, what to do first, what never. One card each; for those with a known illness ask for their emergency plan.',
      [
        'Write five cards with sign, call and first act',
        'Ask which emergencies to expect, in view of {setting}',
        'Let somebody test you at dinner',
      ],
      2.5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Play three emergencies through without warning',
      'Somebody calls out a scene to do with {setting}; you have one minute. Repeat weak points, and put 15 minutes every three months and the next course in two years in the calendar. It is done when all four skills work without a book.',
      ['Write six scenes on slips and draw three', 'Talk over what went slowly', 'Enter the repetitions'],
      2,
    ),
  ],
  suggestions: [
    tip('Find defibrillators on your ways', 'Stations, gyms, town halls.', 'Note three', 'How does one get in?'),
    tip('Speak to bystanders by colour', 'You in the red coat, call.', 'One job each', 'Eye contact'),
    tip('Press to a song', 'Around 110 beats a minute.', 'Choose yours', 'Count aloud'),
    tip('Hold burns under cool water', 'Twenty minutes, not ice.', 'Rings off', 'No cream'),
    tip('Write medicines on a card', 'Ambulance crews ask at once.', 'In the purse', 'Allergies too'),
    tip('Keep gloves in your jacket', 'They make helping easier.', 'One pair', 'In a small bag'),
    tip('Teach the children the call', 'A five-year-old can do it.', 'Name and street', 'Play it twice a year'),
    tip('Talk about it afterwards', 'Helping can shake you.', 'Friend or helpline', 'Within days'),
    tip('Check the kit with the clocks', 'Twice a year is easy to remember.', 'Spring and autumn', 'Dates and gloves'),
    tip('Know the poison number', 'They answer day and night.', 'Keep the package', 'Do not make them vomit'),
    tip('Learn choking for each age', 'Babies are held differently.', 'Course, not guess', 'Practise on a doll'),
    tip('Ask at work who is trained', 'And where the box hangs.', 'Walk there once', 'Offer yourself'),
  ],
};
