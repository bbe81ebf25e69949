import { type Kind, step, tip } from '../kind.ts';
import { noHomeHere } from '../local-papers.ts';

export const fromHomelessToHome: Kind = {
  id: 'from-homeless-to-home',
  category: 'personal',
  name: 'Get from no home to a home of my own',
  slots: {
    place: { from: 'place', otherwise: 'your town' },
  },
  ask: {
    question: 'Where will you sleep tonight?',
    chips: ['Outside or in a car', 'With friends, for some nights', 'In a hostel or shelter'],
  },
  hoursAWeek: 6,
  overview:
    'You will get a bed for tonight, a place for post and a phone, register with the council’s homeless service and a support worker, sort identity and money, and go from emergency bed to a room to a tenancy, with help that stays after the keys.',
  approach:
    'One support worker who knows the file makes the difference, so ask for a name. Say everything that gives priority: children, pregnancy, illness, care leaver, prison, forces, violence. Offices ask for papers; day centres help to get them free.',
  done: 'You hold a tenancy, rent is paid automatically, and somebody still visits in the first half year.',
  cautions: [
    'If you are in danger, very cold, ill or thinking of ending your life, ring the emergency number now; a night shelter, police station or hospital must help you to safety. With children say so at once, because councils must act the same day in many countries.',
  ],
  steps: [
    step(
      'Ask for a bed tonight and tell where you sleep',
      'Ring the homeless line or the council’s emergency number in {place}, or go to a day centre or a church. Say where you slept, who is with you, and any illness. Friends’ sofas count as homeless too.',
      [
        'Ring the homeless service or go to the nearest day centre',
        'Say: I have no home from tonight',
        'Charge the phone and note the worker’s name',
      ],
      1,
      { local: noHomeHere },
    ),
    step(
      'Get a safe address for post and a working phone',
      'Day centres, charities or a friend take in letters; some post offices keep them. A cheap sim or a charity phone keeps appointments. Keep papers in a waterproof bag and photographs of them in an email to yourself.',
      [
        'Ask the day centre for a postal address',
        'Email yourself photos of all papers',
        'Save five numbers on paper too',
      ],
      1,
    ),
    step(
      'Make the homeless application and ask for a plan',
      'At the housing office in {place}: form, interview, where you lived for five years, why it ended. Ask for a written decision, a personal plan and a bed meanwhile. If they refuse, ask for it in writing and go to a housing charity the same day.',
      ['Take a friend or worker along', 'Ask for everything in writing', 'Ask for emergency accommodation meanwhile'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Renew identity papers and apply for money',
      'Birth certificate first, then identity card, then bank account (basic account without fixed address) and benefit. Fees are often waived for homeless people when a charity asks.',
      ['Order the birth certificate with help', 'Apply for benefit at the centre’s address', 'Open a basic account'],
      3,
      { waitDays: 14 },
    ),
    step(
      'See a doctor and say what makes housing hard',
      'You may register without an address in most places. Teeth, feet, medicine, drink, drugs, sleep, past violence: what is treated now keeps the flat later, and a letter may give priority.',
      [
        'Register with a doctor or mobile clinic in {place}',
        'Ask for a letter about health and housing',
        'Ask for help with drink or drugs if it is part of it',
      ],
      2,
    ),
    step(
      'Move from the emergency bed to a supported room',
      'Hostel, supported house, housing first, shared home, sheltered room for young people or veterans. Ask for all lists in {place}, visit, and go to each appointment on time; tell them if you cannot.',
      ['Put your name on three lists', 'Ask about Housing First', 'Keep the plan meeting each week'],
      4,
      { waitDays: 30 },
    ),
    step(
      'Prepare for a tenancy of your own',
      'Deposit scheme or guarantee, letter from the hostel that you pay and keep the rules, a short course on tenancy, furniture project. Start paying the same sum each week into a savings account.',
      ['Ask for a rent deposit guarantee', 'Collect two references', 'List what a first room needs'],
      5,
      { waitDays: 30 },
    ),
    step(
      'Move in with rent paid direct and a visitor',
      'Rent and power by direct payment from day one, neighbours greeted, one weekly visit or group in {place} so that evenings are not too quiet. If rent fails once, ring within three days.',
      [
        'Set up direct payment',
        'Get bed, kettle and cooker from a furniture project',
        'Agree on a weekly visit for six months',
      ],
      6,
    ),
  ],
  suggestions: [
    tip('Go to the same day centre', 'Being known opens doors.', 'Breakfast and shower', 'Ask for one worker'),
    tip('Keep one dry bag', 'Papers, medicine, charger, socks.', 'Never leave it', 'Copy with the centre'),
    tip('Write down each call', 'Date, name, answer.', 'Small book', 'Shows your effort'),
    tip('Ask about dogs', 'Some hostels take them.', 'Ask the centre', 'Charity vets'),
    tip('Use libraries by day', 'Warm, dry, power, internet.', 'Job and housing pages', 'Ask staff'),
    tip('Say no to risky offers', 'A sofa for favours is no help.', 'Leave', 'Tell a worker'),
    tip('Get help for veterans or care leavers', 'They have extra rights.', 'Say it at once', 'Special charities'),
    tip('Store things for little money', 'Some centres have lockers.', 'Key on a string', 'List of contents'),
    tip('Keep one thing that is yours', 'Football, choir, chess, church.', 'Once a week', 'People who know your name'),
    tip('Ask for a clinic for feet and teeth', 'Pain makes all harder.', 'Mobile clinics', 'Free days'),
    tip('Meet the neighbours first', 'Two sentences on day one.', 'Name', 'Offer a hand'),
    tip('Plan for the first lonely month', 'That is when most give up.', 'Three phone numbers', 'One fixed evening'),
  ],
};
