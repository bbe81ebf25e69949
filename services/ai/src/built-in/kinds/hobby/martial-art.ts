import { type Kind, step, tip } from '../kind.ts';

/** They train already. */
const trains = [
  'first/second/third/fourth/1st/2nd/3rd/4th kup/kyu/dan',
  'carded',
  'two/three/four/five/six/seven/eight/nine/ten/eleven/several/many years of',
  'year/years of? training',
  'blue/green/brown/purple/yellow/orange belt now/already',
  'my sensei/coach/trainer/sabum',
  'weak spot',
  'been training',
];

/** A fight comes. */
const bout = ['bout/fight/comp/competition/tournament/match'];

/** Older, stiff or after an illness. */
const gentle = [
  'stiff/cancer/weak/arthritis/slow/big/overweight',
  'am 45/46/47/48/49/50/51/52/53/54/55/60',
  "i'm 45/46/47/48/49/50/51/52/53/54/55/60",
];

/** Ground fighting. */
const bjjArt = ['bjj/jiu-jitsu/jiu_jitsu/judo/grappling'];

export const martialArt: Kind = {
  id: 'martial-art',
  category: 'hobby',
  name: 'Train a martial art',
  slots: {
    art: {
      words: [
        'Brazilian jiu-jitsu|jiu jitsu|jiu-jitsu|bjj',
        'judo',
        'karate',
        'taekwondo|tae kwon do',
        'boxing|boxer',
        'kickboxing|kick boxing',
        'Muay Thai|thai boxing',
        'MMA|mixed martial arts|cage',
        'aikido',
        'kung fu|wing chun|wushu',
        'krav maga',
        'kendo',
        'capoeira',
        'wrestling',
        'tai chi|taiji',
        'historical fencing|longsword|HEMA',
        'sambo',
        'hapkido',
        'savate',
        'sumo',
        'ninjutsu',
        'stick fighting|eskrima|arnis',
      ],
      otherwise: 'your martial art',
    },
    event: {
      words: [
        'black belt test|black belt',
        'brown belt test|brown belt',
        'blue belt test|blue belt',
        'green belt test|green belt',
        'orange belt test|orange belt',
        'yellow belt test|yellow belt',
        'purple belt test|purple belt',
        'first dan test|first dan|1st dan|dan',
        'grading|belt exam|belt',
        'charity match|white collar|charity bout',
        'first fight|amateur fight|fight',
        'tournament|competition|comp|bout',
      ],
      otherwise: 'first grading or friendly bout',
    },
  },
  ask: {
    question: 'Which style draws you, and what is the aim: a belt, a fight, fitness?',
    chips: ['BJJ, complete beginner', 'Next belt in karate', 'Boxing, one charity match'],
  },
  hoursAWeek: 3.5,
  weekly: 'Two classes, and three times ten minutes of stance, footwork or falling at home',
  measures: ['classes', 'sessions', 'rounds'],
  overview:
    'You will try two clubs, choose the teacher rather than the poster, train twice a week and build the basics of {art} before you spar. Before the {event} there is a list of what is asked, and a rehearsal.',
  approach:
    'Twice a week for months beats five times for three weeks. Go slowly in partner work, protect your partner, and tap or say stop early. What usually goes wrong is proving strength, hiding an injury, and comparing with people of twenty.',
  done: 'You have passed the grading or stood through the bout, and still like going to training.',
  cautions: [
    'Ask a doctor before contact training with heart, eye, neck or joint trouble, epilepsy or pregnancy. After a blow to the head stop that day and see a doctor with headache, vomiting or confusion; no sparring until cleared.',
    'Losing a lot of water weight for a fight is dangerous. Leave a club in which hard sparring is forced on beginners.',
  ],
  steps: [
    step(
      'Have the {event} list marked green, yellow, red',
      'Ask for the official list with forms, techniques, breaking or rounds. Your trainer marks it, you film each yellow and red thing. Three reds a month; a red thing gets ten slow, ten quick, ten under breath each session.',
      ['Ask for the list and the marks', 'Film yellow and red', 'Three reds this month, thirty a session'],
      1,
      { when: { said: trains } },
    ),
    step(
      'Train your weak side first, when you are fresh',
      'Left side, take-down defence or the second form: it comes at the start, twice as many as on the good side. For breaking build with boards of 1 cm, hip through the target, eye behind it, ten clean pad hits before each board.',
      ['Weak side first, double count', 'Film it every second week', 'Ten clean pad hits before a board'],
      8,
      { when: { said: trains } },
    ),
    step(
      'Choose two clubs and write for a trial class',
      'Look for classes for adult beginners, an insured club with qualified trainers, and at most 30 minutes of travel. Done when two trial dates stand in the calendar.',
      [
        'List clubs that teach {art} near you',
        'Message two: beginner day, price, what to wear',
        'Put both dates in the calendar',
      ],
      1,
      { when: { unsaid: trains } },
    ),
    step(
      'Try both classes and decide by five points',
      'Does the trainer correct calmly, are beginners paired with kind people, is the floor clean, can one say stop, do women and older members stay. Sign for one month first.',
      [
        'Arrive 15 minutes early and name injuries',
        'Write the five points right afterwards',
        'Ask about fees, licence and notice period',
      ],
      4,
      { when: { unsaid: trains, level: 'beginner' } },
    ),
    step(
      'Ask your trainer what is missing',
      'One honest talk: which three techniques, fitness or attitude stand between you and the {event}. Write them down word for word and have them checked monthly.',
      ['Ask for ten minutes after class', 'Write three points and an earliest date'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Learn to fall, guard and stop',
      'Breakfalls or guard and footwork, tapping, and the rules of the room. Ten minutes at each class and at home on a mat. Done when your trainer lets you do partner work in {art}.',
      [
        'Practise falls or stance ten times a day',
        'Learn the words used in class',
        'Get mouthguard, wraps or whatever is worn for {art}',
      ],
      5,
      { when: { unsaid: trains } },
    ),
    step(
      'Tell the trainer what your body needs and start at half',
      'Doctor’s yes, three limits on a card, a partner over thirty. Half pace for six weeks, breakfalls from the knees, no kicks above the hip. Loosen hips and ankles ten minutes a day. With a weak arm or after lymph nodes were taken ask the physiotherapist about grip and load.',
      [
        'Ask doctor or physiotherapist for three limits',
        'Say them before the first class',
        'Ten minutes of hips and ankles a day',
      ],
      3,
      { when: { said: gentle } },
    ),
    step(
      'Learn to survive on the ground before you attack',
      'Frames, hip escape, bridge, back to guard: fifty a side each week. Tap early and often; ask heavier and higher ones for slow rounds. Blue belts come after about two years, and from defence. Two techniques a month in a notebook.',
      ['Fifty hip escapes a side each week', 'Ask for two slow rounds a class', 'Two techniques a month in a notebook'],
      10,
      { when: { said: bjjArt, unsaid: trains } },
    ),
    step(
      'Train twice a week for eight weeks',
      'Keep the same days. Write after each class one thing learned and one that failed; ask about that one next time. At home twice a week 20 minutes of hips, squats, press-ups, planks and skipping.',
      [
        'Pack the bag the evening before',
        'Keep a notebook with two lines per class',
        'Ask one partner to drill five minutes extra of {art}',
      ],
      24,
      { when: { weeksFrom: 6 }, measured: 'Complete {40%} of your training' },
    ),
    step(
      'Start light sparring with a trusted partner',
      'Agree speed and targets, half power, two rounds. Afterwards each says one thing. Fear goes down with many easy rounds, not with one hard one.',
      ['Ask the trainer when you are ready', 'Agree: light, no head or only touch', 'Note what worked three times'],
      5,
      { when: { unsaid: [...trains, ...gentle, ...bjjArt, ...bout], weeksFrom: 9 } },
    ),
    step(
      'Build the eight-week camp for the bout',
      'Weeks one to three base: three runs, three sessions. Four to six: sparring with three partners, rounds as in the rules. Week seven hardest, week eight half. Weight: two per cent above at four weeks, by food alone, no drying out. Medical, card, gum shield, hand wraps now.',
      ['Write eight weeks with the coach', 'Book medical and card', 'Weigh twice a week from week four'],
      24,
      { when: { said: bout, weeksFrom: 6 } },
    ),
    step(
      'Register for the {event} and get the list',
      'Date, form, licence, medical, weight class, fee, and the exact list of techniques or rules. Go through the list with a higher grade and mark green, yellow, red.',
      ['Ask for requirements and deadline', 'Mark the list and plan the reds', 'Have the medical done if required'],
      2,
      { daysBefore: 28 },
    ),
    step(
      'Rehearse the {event} in the club from start to end',
      'Do it in full kit, in the real order, with somebody who asks or attacks, and an audience of three. Do it twice, the second time tired. No hard training in the last five days.',
      ['Set two rehearsals with the trainer', 'Film one and correct two things'],
      4,
      { daysBefore: 5 },
    ),
    step(
      'Go through the {event} and thank your partners',
      'Eat light three hours before, warm up 20 minutes, breathe out before each part. Passed, won or not: write down what the examiner or trainer said and choose the next aim.',
      ['Pack kit, papers, water the day before', 'Do it', 'Ask for two comments'],
      4,
      { measured: 'Complete all {total} and take the test' },
    ),
  ],
  suggestions: [
    tip('Cut nails and wash kit each time', 'Skin infections spread on mats.', 'Shower at once', 'Sandals off the mat'),
    tip('Tap early', 'Pride costs months.', 'Hand or voice', 'Thank and go on'),
    tip('Tell partners about injuries', 'They will take care.', 'Before the round', 'Tape the place'),
    tip('Learn the names', 'People drill better with friends.', 'One new name a class', 'Ask their tip'),
    tip('Shadow for five minutes', 'No kit needed.', 'In front of a mirror', 'Slow, then quick'),
    tip('Watch one match with sound off', 'See feet and distance.', 'Count one technique', 'Write what set it up'),
    tip('Buy kit after a month', 'Clubs lend gloves and jackets.', 'Second hand in the club', 'Mouthguard new'),
    tip('Stretch hips after class', 'Warm muscles gain range.', 'Two minutes each', 'No bouncing'),
    tip('Help with the children’s class', 'Explaining shows what you know.', 'Once a month', 'Ask the trainer'),
    tip('Sleep after hard sessions', 'Technique settles at night.', 'Light dinner', 'Eight hours'),
    tip(
      'Have a two-round minimum',
      'On tired days go and do only that.',
      'Tell the trainer',
      'Leave with good conscience',
    ),
    tip('Visit a seminar', 'Another teacher says the same differently.', 'One idea to keep', 'Write it the same day'),
  ],
};
