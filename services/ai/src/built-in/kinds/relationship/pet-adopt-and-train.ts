import { type Kind, step, tip } from '../kind.ts';
import { dogPapersHere } from '../local-papers.ts';

/** The animal lives there. */
const home = [
  'got/have/adopted a/our/my/him/her/an _? puppy/dog/cat/kitten/rabbit/last/two/three/yesterday',
  'dog/cat/puppy/kitten/he/she arrived/came/has_been/is_home',
  'had him/her/our/my for/since',
  'brought/took our/the/him/her/it/my _? home',
  'picked_up/collected our/my/the/her/him',
  'rescue dog/cat is/has/came',
];

/** It is chosen and comes soon. */
const chosen = [
  'picking/pick/collect/collecting up? him/her/our/my/the/it',
  'comes/arrives/arriving/coming home? on/next/in',
  'reserved a/our/the',
  'shelter/breeder said/has',
];

/** Somebody else decides whether it may live there. */
const landlord = ['landlord/landlady/lease/tenancy/letting_agent/housing_association/renting'];

export const petAdoptAndTrain: Kind = {
  id: 'pet-adopt-and-train',
  category: 'relationship',
  name: 'Give a pet a good home',
  slots: {
    pet: {
      words: [
        'puppy',
        'rescue dog|street dog|greyhound|galgo|rescued dog',
        'guide dog|therapy dog',
        'kitten|kittens',
        'cats|two cats',
        'cat',
        'rabbit|rabbits',
        'guinea pigs|guinea pig',
        'hamster',
        'parrot|budgie|bird',
        'horse|pony',
        'fish|aquarium',
        'tortoise|turtle',
        'lizard|gecko|snake',
        'rat|rats',
        'ferret',
        'dog|labrador|collie|terrier|poodle|shepherd|spaniel|dachshund|retriever|beagle|husky|whippet|cockapoo|bulldog',
      ],
      otherwise: 'animal',
    },
    issue: {
      words: [
        'lead walking|walking on the lead|lead|leash',
        'recall|coming when called|come when called|recall',
        'barking|barks',
        'time alone|being alone|alone|howling',
        'house-training|house train|house-train|toilet|litter',
        'scratching|scratches',
        'fear|scared|afraid',
        'biting|bites|bite',
        'jumping up|jumps',
        'weight|overweight',
        'peace with other animals|hate each other',
        'agility',
        'hand-taming',
      ],
      otherwise: 'most important habit',
    },
  },
  ask: {
    question: 'Do you already have the animal?',
    chips: ['Not yet, I am deciding', 'It moves in soon', 'Yes, and there is a problem'],
  },
  hoursAWeek: 5,
  weekly: 'Train three times a day for five minutes, and note what went well',
  overview:
    'You will check time, money and housing honestly, choose your {pet} carefully or have its health checked, settle in calmly, and work on the {issue} in tiny daily lessons with rewards.',
  approach:
    'Animals learn from what pays off: reward what you want at once, prevent what you do not want, and do not punish. Most problems come from too little sleep, exercise or routine, or from pain. The first weeks decide a lot, so take time for them.',
  done: 'Your pet is healthy, registered and insured where needed, settled in, and shows the habit you practised in eight of ten cases at home and outside.',
  cautions: [
    'A sudden change in behaviour, biting, not eating or not drinking belongs to a vet. With biting or strong fear get a qualified reward-based trainer and protect children; never leave small children alone with a dog.',
    'Do not buy from the internet, a car boot or without seeing mother and papers. Ask landlord and, for several species, the authority first; sociable animals must not be kept alone.',
  ],
  steps: [
    step(
      'Write the day of your {pet} on one sheet',
      'Food, outings, play, rest, who does what. Then the three moments that go wrong and what came right before each. Most trouble of the first months is too little sleep, too much at once, or no clear place to rest.',
      ['Write the day hour by hour', 'List three moments that go wrong', 'Agree at home who does what'],
      0.7,
      { when: { said: home, unnamed: 'issue' } },
    ),
    step(
      'Ask the shelter or breeder twelve questions about your {pet}',
      'Food, sleep, fears, alone, children, cats, lead, illnesses, what calms it, what it was used to. Ask for the blanket it slept on and a written promise to take it back.',
      ['Write twelve questions', 'Ask for a blanket or toy', 'Read the contract at home'],
      1,
      { when: { said: chosen, unsaid: home } },
    ),
    step(
      'Ask the landlord in writing what they want to see',
      'Which animal and size, which proof, a deposit or insurance, what happens after a complaint? Offer it yourself: a training class with certificate, liability insurance, a carpet clean at the end, a name to ring. Nothing is bought or adopted before the yes is on paper.',
      [
        'Send the message with three offers today',
        'Ask an insurer what liability for the animal costs',
        'Keep the written yes with the lease',
      ],
      0.7,
      { waitDays: 7, when: { said: landlord } },
    ),
    step(
      'Check time, money and landlord for the next ten years',
      'Think of hours a day, holidays, illness, allergies, landlord, and the monthly cost of food, vet, insurance and sitter. Spend an afternoon with an owner. Does the wish for your {pet} still fit your life?',
      [
        'Write down your weekday hour by hour',
        'Add up the monthly cost with vet and sitter',
        'Ask an owner what is hardest',
      ],
      1.5,
      { when: { unnamed: 'issue', unsaid: [...home, ...chosen] } },
    ),
    step(
      'Visit shelters and breeders and choose calmly',
      'Say how you live, let them advise you and visit twice. Look for clear eyes, curiosity, the mother nearby, a contract, and papers on vaccination and chip. Ask how it copes with children, cats and being alone.',
      ['Visit two shelters or breeders', 'Ask ten questions about your {pet}', 'Sleep on it for a night'],
      6,
      { waitDays: 7, when: { level: 'beginner', unnamed: 'issue', unsaid: [...home, ...chosen] } },
    ),
    step(
      'Book the vet and check chip, papers and insurance',
      'Within a week of coming home: chip in your name, vaccinations, worms, weight, teeth, when to neuter. Ask what food it knew and change it slowly over seven days.',
      ['Book the vet', 'Change the chip to your name', 'Compare two insurances'],
      2,
      { local: dogPapersHere, when: { said: home } },
    ),
    step(
      'Clear the first week of your diary',
      'Few visitors, no trip, somebody at home. Plan who sleeps near it, who takes the nights, and what each in the house does not do in the first days: hugging, staring, waking it.',
      ['Clear the week', 'Plan the nights', 'Agree five rules at home'],
      1.5,
      { when: { said: chosen, unsaid: home } },
    ),
    step(
      'Write down for a week how the {issue} goes',
      'Note what comes before, what happens, what your {pet} gets out of it, and how much sleep and exercise there was. The pattern usually shows what to change: distance, timing, boredom or pain.',
      ['Write down the last three times', 'Keep the list for seven days and film once', 'Circle what comes before'],
      2,
      { when: { named: 'issue' } },
    ),
    step(
      'Prepare the home and book the vet',
      'It needs a quiet place, its usual food, safe cables and plants, and carrier, lead or litter. Find a sitter for emergencies. The first check within a week covers chip, vaccination, worms, neutering and weight.',
      ['Set up the quiet place', 'Book the vet for your {pet}', 'Register and insure where required'],
      4,
      {
        local: dogPapersHere,
        when: { unsaid: home },
        resources: 'Animal welfare advice: https://www.rspca.org.uk · https://www.aspca.org',
      },
    ),
    step(
      'Keep the first two weeks quiet and regular',
      'Keep the same times for food, outings, play and sleep; puppies sleep 18 to 20 hours a day. Have few visitors and let your {pet} come to you. Take a dog out after sleep, food and play, and reward at once.',
      ['Hang up the daily schedule', 'Agree on rules and words at home', 'Introduce one new thing a day'],
      8,
      { waitDays: 10 },
    ),
    step(
      'Work on the {issue} in five-minute lessons',
      'Begin in a place without distraction. Reward within a second, raise only one difficulty at a time (duration, distance, distraction), stop while it works. If it fails twice, make it easier.',
      ['Define what exactly you reward', 'Find the best reward of your {pet}', 'Practise three times a day'],
      8,
    ),
    step(
      'Take a class or have a trainer visit',
      'Look for a qualified trainer who works with rewards in small groups, and watch a lesson first. Leave if they jerk the lead or use choke or shock collars. For cats and small animals ask the vet for a behaviour adviser.',
      ['Watch a lesson before you book', 'Book the first four lessons', 'Practise the homework with your {pet}'],
      6,
      { waitDays: 5 },
    ),
    step(
      'Practise in new places and test it',
      'Do the same exercise in five places with more distraction each time, and with another person. Then test it: ten tries, eight successes. It is done when the test for the {issue} works on two different days; three minutes a day keep it.',
      ['List five places from easy to hard', 'Do the test of ten', 'Plan the next thing to learn'],
      6,
      { when: { unsaid: landlord } },
    ),
    step(
      'Show the landlord certificate, letter and a short film',
      'Ten tries in five places, eight successes, with another person at the lead. Film three things: alone at home without noise, settling on a mat while the bell rings, passing people on the stairs. Send it with the certificate of the class and a line from the trainer.',
      ['Do the test on two days', 'Film the three things in one minute each', 'Send film, certificate and insurance'],
      4,
      { when: { said: landlord } },
    ),
  ],
  suggestions: [
    tip(
      'Use part of the daily food as reward',
      'It keeps the weight right.',
      'Carry it in a pouch',
      'Small, soft pieces',
    ),
    tip(
      'Have one word for each thing',
      'Animals get confused when everybody says something else.',
      'Hang a list on the fridge',
      'Say it only once',
    ),
    tip(
      'Teach rest as well',
      'Overtired animals misbehave.',
      'Use a blanket and something to chew',
      'Play no wild games in the evening',
    ),
    tip(
      'Handle paws, ears and mouth gently',
      'It makes visits to the vet easier.',
      'Touch for a second, then reward',
      'Do it every day',
    ),
    tip(
      'Build up being alone by minutes',
      'Start weeks before you need it.',
      'Door closed for one minute, then two',
      'Film what happens',
    ),
    tip('Find a sitter early', 'You may fall ill without notice.', 'Ask two people', 'Try one afternoon'),
    tip(
      'Let children help with clear tasks',
      'Filling water, brushing, not walking alone.',
      'An adult is responsible',
      'Animal may withdraw',
    ),
    tip(
      'Offer hiding places and height to cats',
      'Cats feel safe when they can withdraw.',
      'One litter box per cat plus one',
      'A scratching post beside the sofa',
    ),
    tip(
      'Weigh it monthly',
      'Too much weight shortens an animal’s life.',
      'Use the same scale',
      'Ask the vet for the target',
    ),
    tip(
      'Give jobs for the nose',
      'Sniffing tires a dog more than running.',
      'Hide food at home',
      'Walk slowly and let it sniff',
    ),
    tip(
      'Carry a photo and chip number',
      'A lost animal is found sooner.',
      'Register the chip',
      'A tag with your phone number',
    ),
    tip(
      'Save for the vet each month',
      'One operation can cost as much as a holiday.',
      'Own savings pot or insurance',
      'Begin in the first month',
    ),
    tip(
      'Write a note for emergencies',
      'Who takes it if something happens to you?',
      'In the wallet',
      'Ask that person',
    ),
  ],
};
