import { type Kind, step, tip } from '../kind.ts';

export const becomeADispatcher: Kind = {
  id: 'become-a-dispatcher',
  category: 'profession',
  name: 'Get a job as a dispatcher',
  slots: {
    desk: {
      words: [
        '911|emergency|999|112|ambulance|police|fire|call handler|call taker|control room',
        'truck|trucking|freight|lorry|haulage|logistics|transport',
        'taxi|cab',
        'bus',
        'train|rail',
        'flight|airline',
        'breakdown|towing',
        'courier|parcel|delivery',
      ],
      otherwise: 'dispatch',
    },
  },
  ask: {
    question: 'Which desk is it: emergency calls, freight, or taxis and buses?',
    chips: ['Emergency calls, such as 911 or 999', 'Trucks and freight', 'Taxis, buses or breakdown'],
  },
  hoursAWeek: 4,
  overview:
    'You look for {desk} rooms near you and what they ask, sit in for a shift, train typing while you listen, pass the test and the interview, and prepare for shifts. Employers train dispatchers themselves, so no degree is needed.',
  approach:
    'Rooms look for people who listen, type and stay calm at the same time, and who come to shifts. That can be practised at home in six weeks. What goes wrong most is the typing test, an application that speaks of helping people and of nothing concrete, and finding out about nights afterwards.',
  done: 'You have signed the contract, have a start date for the training, and know your shift pattern.',
  cautions: [
    'Background and medical checks take weeks, and whoever hides a fine or an illness is out: state it. Hard calls leave traces; ask before you sign what help there is after them.',
  ],
  steps: [
    step(
      'List the dispatch rooms within an hour of you, and what each asks',
      'County and city centres, ambulance trust, police, fire service; or hauliers, taxi firms, bus company. For each: age, school, typing speed, checks, shifts, pay in training, next closing day. Vacancies open a few times a year, so set alerts for {desk} jobs.',
      ['Search for twenty minutes', 'Write five rooms with closing days', 'Set two alerts'],
      1,
    ),
    step(
      'Sit beside a dispatcher for half a shift',
      'Many emergency rooms have a sit-along or an open evening; a firm lets you in if you ring. Notice noise, screens, the pace at six in the evening, how they end a call. Ask what makes new ones leave, and use it in the interview.',
      ['Ring two rooms and ask for a sit-along', 'Write six questions', 'Note three scenes'],
      4,
      { waitDays: 10 },
    ),
    step(
      'Type 40 words a minute while you listen',
      'Fifteen minutes a day: play a news report and type names, numbers and streets as you hear them. Aim at 40 words a minute with hardly a fault. Tests for {desk} work check exactly this, plus reading a map and remembering an address.',
      ['Measure your speed today', 'Type along with a report for 15 minutes', 'Do a free multitasking test weekly'],
      8,
    ),
    step(
      'Learn how an emergency call runs',
      'Where, what, who, how many, is anybody in danger: the address always first. Learn the phonetic alphabet, take a first aid course with CPR by phone, and read one free call protocol. Practise with a friend who plays a caller in panic.',
      ['Learn the phonetic alphabet', 'Book a first aid course', 'Play three calls with a friend'],
      6,
      {
        when: {
          said: ['911/999/112/000/emergency/ambulance/police/fire/call_handler/call_taker/control_room'],
        },
      },
    ),
    step(
      'Learn hours of driving, load boards and one planning program',
      'Rest rules, weights, delivery windows, empty miles, how a rate is made. Look through a free course on one transport program and plan five tours on paper with a map. Speak with two drivers: what does a good dispatcher do?',
      ['Read the rest rules', 'Plan five tours on paper', 'Ask two drivers'],
      6,
      { when: { said: ['truck/trucks/trucking/trucker/freight/lorry/haulage/logistics/transport/loads/drivers'] } },
    ),
    step(
      'Write the application with three calm moments',
      'Three scenes from your work or life: what was going on at once, what you did first, how it ended. Tills, kitchens, care, reception and call centres count. Add shifts you have worked, languages, typing speed. One page for each {desk} vacancy.',
      ['Write three scenes', 'Let somebody read them', 'Send it two days before it closes'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Pass the test and the interview for the dispatch room',
      'Test: typing, memory, maps, deciding what comes first. Interview: a caller who shouts, a mistake you made, a night with no break, why here. Practise ten answers aloud in two minutes each, and one role play on the phone.',
      ['Do two timed practice tests', 'Answer ten questions aloud', 'Role-play one call'],
      5,
      { waitDays: 14 },
    ),
    step(
      'Get through the checks, and set up your life for shifts',
      'Send papers for the background and medical check on the day they come. Try two nights awake, agree childcare and lifts for earlies, darken the bedroom. Ask how long training lasts, who sits beside you, and what support follows a bad call.',
      ['Send the papers at once', 'Settle childcare and lifts for shifts', 'Ask about training and support'],
      3,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Listen to a radio scanner stream', 'The rhythm becomes familiar.', 'Twenty minutes', 'Write down streets'),
    tip('Learn your county’s map', 'Places are half of the job.', 'Main roads and towns', 'Hospitals and stations'),
    tip(
      'Volunteer where phones ring',
      'It gives you a scene to tell.',
      'Helpline or event control',
      'Two evenings a month',
    ),
    tip('Ask for the part-time or reserve list', 'Many begin there.', 'Name and number', 'Ask again monthly'),
    tip('Practise ending a call kindly', 'Long calls block the line.', 'Three sentences', 'Say them aloud'),
    tip(
      'Train your memory for numbers',
      'Tests read them once.',
      'Plates and phone numbers',
      'Write after ten seconds',
    ),
    tip('Write down your languages', 'Rooms pay extra for some.', 'Level of each', 'Proof if you have one'),
    tip('Read the shift pattern before you apply', 'It decides who stays.', 'Two days, two nights', 'Weekends'),
    tip('Get references ready', 'Checks go back years.', 'Three names', 'Addresses of five years'),
    tip('Sleep in the day once', 'Better to know before.', 'Dark, cool, phone off', 'Note how it was'),
    tip('Ask what a trainee earns', 'Pay rises after sign-off.', 'Training rate', 'Night and weekend extra'),
    tip('Have a way to set calls down', 'Those who last have one.', 'Walk home', 'One person to talk with'),
  ],
};
