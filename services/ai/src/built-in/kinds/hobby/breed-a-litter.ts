import { type Kind, type Local, step, tip } from '../kind.ts';

/** They speak of cats. */
const cats = [
  'cat/cats/kitten/kittens/queen/cattery/catteries/tom/stud_cat/persian/siamese/bengal/ragdoll/maine_coon/sphynx/birman/burmese/british_shorthair',
];

/** She carries already. */
const pregnant = [
  'is/already/my_dog_is/my_cat_is pregnant/expecting',
  'pregnant/expecting dog/cat/bitch/queen',
  'was/been/got mated/covered',
  'due in/on/next',
  'mating took/worked',
];

/** They are born. */
const born = [
  'pups/puppies/kittens are/were born/here/a/two/three/four/five/six',
  'have/got newborn/day-old/week-old pups/puppies/kittens',
  'had her pups/puppies/kittens/litter',
  'litter is/was born/here',
];

const rulesHere: Local = {
  GB: 'In England: you need a licence from three litters in twelve months, or if you breed to sell as a business. The young are sold at eight weeks or later, beside their mother.',
  IE: 'In Ireland: six or more females make a breeding establishment. Whoever sells six or more animals a year must register, and adverts show the chip number.',
  AU: 'In Australia: states differ; Victoria, New South Wales and Queensland want a source or breeder number in each advert.',
  US: 'In the United States: state and city decide, and some cities ask for a permit for any litter. The USDA licence begins with more than four breeding females.',
  NZ: 'In New Zealand: dogs are registered with the council by three months, and chipped within two months of that.',
  ZA: 'In South Africa: registration is with KUSA for dogs; town by-laws limit the number of animals.',
  IN: 'In India: the Dog Breeding Rules ask breeders to register with the State Animal Welfare Board.',
  DE: 'In Germany: the Veterinäramt decides when breeding counts as a business (section 11); cruel traits are forbidden.',
};

export const breedALitter: Kind = {
  id: 'breed-a-litter',
  category: 'hobby',
  name: 'Breed one responsible litter',
  slots: {
    breed: {
      words: [
        'Labrador|labrador|lab',
        'golden retriever|goldie',
        'German shepherd|german shepherd|alsatian|gsd',
        'Border collie|border collie',
        'working cocker|cocker spaniel|cocker',
        'springer spaniel|springer|spaniel',
        'poodle',
        'dachshund|sausage dog',
        'Jack Russell|jack russell|terrier',
        'Boerboel|boerboel',
        'Rottweiler|rottweiler|rottie',
        'beagle',
        'Shih Tzu|shih tzu|shihtzu',
        'whippet|greyhound',
        'kelpie',
        'French bulldog|frenchie|bulldog|pug',
        'husky',
        'Maine Coon|maine coon',
        'Siamese|siamese',
        'Bengal|bengal',
        'Ragdoll|ragdoll',
        'Persian|persian',
        'British Shorthair|british shorthair',
        'Burmese|burmese|birman',
        'cat|queen',
        'dog|bitch',
      ],
      otherwise: 'animal',
    },
    young: {
      words: ['puppies|puppy|pups|pup|dog|dogs|bitch', 'kittens|kitten|cat|cats|queen|cattery'],
      otherwise: 'young',
    },
  },
  ask: {
    question: 'How far are you with the litter?',
    chips: ['I am thinking about it', 'Healthy female, no mate yet', 'She is already pregnant'],
  },
  hoursAWeek: 4,
  overview:
    'You will find out whether your {breed} should be bred at all, test both parents, choose a fitting mate, and be there at birth. Then you raise sound {young} for eight to twelve weeks and choose their homes with care.',
  approach:
    'Reckon with eight months to a year from the first health test to the last new home. The weeks after birth take most of a day. It fails with untested parents, too young a mother, no money for a caesarean and buyers found too late.',
  done: 'Every one of the litter lives in a checked home with chip, vaccination and contract, and the mother is well.',
  cautions: [
    'Do not breed from a female with inherited illness, flat-nosed breathing trouble, fear or aggression, nor before the age her breed allows. Shelters are full: without homes in sight do not mate.',
    'Ring the vet at once with thirty minutes of hard straining without a birth, or two hours of rest with more to come. So also with green discharge before the first, fever, or a mother who trembles.',
  ],
  steps: [
    step(
      'Write why you want a litter and who would take the {young}',
      'Write five names of people who want one and could keep it for ten to fifteen years. Add the sum you can lose: tests, stud, vet and a caesarean often cost more than sales bring. Fewer than five names means wait.',
      ['Write your reason in one sentence', 'List five homes you would trust', 'Write the money you could lose'],
      0.5,
      { when: { unsaid: [...pregnant, ...born] } },
    ),
    step(
      'Write the due day and the vet’s night number on the wall',
      'Count 63 days from mating, with five days either way; cats take 63 to 67. Book a scan from day 28 and an X-ray about day 55 for the number. Ask who operates at night.',
      ['Count the due day', 'Book the scan', 'Hang up the night number'],
      0.5,
      { when: { said: pregnant, unsaid: born } },
    ),
    step(
      'Weigh the {young} today and start a chart',
      'Same hour, gram scale, a coloured thread or mark for each. They should gain each day and double by day ten. One that loses weight twice needs the vet and a bottle.',
      ['Mark each one', 'Weigh and write it down', 'Ring the vet about any that lose weight'],
      0.5,
      { when: { said: born } },
    ),
    step(
      'Ask club, vet and council what your {breed} needs',
      'Tests of the breed: hips, elbows, eyes, heart, genes; for cats heart, kidneys and blood group. Age: dogs mostly from two years, cats from one. Ask the council about licence and adverts. All results come before mating.',
      ['Ring the breed club for the tests', 'Book the vet for the first ones', 'Ask the council about a licence'],
      3,
      { when: { unsaid: [...pregnant, ...born] }, waitDays: 42, local: rulesHere },
    ),
    step(
      'Choose a mate that mends the faults of your {breed}',
      'Two tested males to compare: health, character, relatives, kinship figure as low as the breed allows. Meet him and ask what he has passed on. Write down fee, papers, and what happens without a pregnancy.',
      ['Look at two males and their results', 'Work out the kinship figure', 'Sign a stud contract'],
      6,
      { when: { unsaid: [...pregnant, ...born] } },
    ),
    step(
      'Have the right days tested and mate twice',
      'For dogs a progesterone test from about day seven of heat finds the days; two matings 48 hours apart. Both are calm and watched, tests for infection are fresh. Note date and hour.',
      ['Book the progesterone test', 'Bring her to him', 'Write down both dates'],
      6,
      { when: { unsaid: [...pregnant, ...born, ...cats] }, waitDays: 28 },
    ),
    step(
      'Bring your queen to the tom for three days',
      'Cats ovulate by mating, so several matings over two or three days are usual. Both have fresh tests for FeLV and FIV and matching blood groups. She stays indoors for a week afterwards, away from other toms.',
      ['Check both tests and blood groups', 'Bring her when she calls', 'Keep her indoors afterwards'],
      4,
      { when: { said: cats, unsaid: [...pregnant, ...born] }, waitDays: 28 },
    ),
    step(
      'Feed her for nine weeks and set up the birth box',
      'Normal food until week five, then food for the young in small meals. Scan from day 28, no tablets without the vet. Two weeks before birth the box stands ready: warm, quiet, scale, towels, thread, replacement milk.',
      ['Book the scan', 'Change the food from week five', 'Build the box and show it to her'],
      8,
      { when: { unsaid: born }, waitDays: 28 },
    ),
    step(
      'Be with her at the birth and count the placentas',
      'A fall in temperature below 37 degrees announces it within a day in dogs. One every thirty to sixty minutes, rests up to two hours. Clear nose and mouth, rub dry, put to the teat, write time and weight.',
      ['Take her temperature twice a day', 'Have a helper and a car ready', 'Write time, weight and placenta of each'],
      24,
      { when: { unsaid: born } },
    ),
    step(
      'Raise the {young} by scale, calm and forty new things',
      'Weigh daily: birth weight doubles by about day ten. Worm as the vet says. From week three to eight show something new each day: hoover, child, grass, car, a short time alone. Twenty gentle visitors are enough.',
      [
        'Weigh at the same hour for three weeks',
        'Show one new thing a day from week three',
        'Invite two visitors a week',
      ],
      90,
      { when: { unsaid: [...pregnant, ...born] }, waitDays: 42 },
    ),
    step(
      'Weigh the {young} daily and sleep beside them for ten days',
      'They gain every day and double by day ten or so. Warm, quiet and dry; look at the mother’s teats and temperature. Clip nails in week two, worm from week two or three as the vet says.',
      ['Weigh at the same hour', 'Check teats and temperature', 'Worm as the vet says'],
      40,
      { when: { said: pregnant, unsaid: born }, waitDays: 14 },
    ),
    step(
      'Show the {young} the world from week three to eight',
      'Each day something new for some minutes: hoover, child, man with hat, car, grass, being held, short time alone. Twenty gentle people before week eight. Food from week four, litter corner from week three.',
      ['Make a list of forty new things', 'Invite two visitors a week', 'Take each out alone once a day'],
      50,
      { when: { said: [...pregnant, ...born] }, waitDays: 28 },
    ),
    step(
      'Find out what the law wants before you sell one',
      'Council or state rules, registry, chip, lowest age, tax, and what must stand in an advert. Ask now, since registers want the litter within weeks of birth.',
      ['Ask the council or state office', 'Ask the registry for its forms', 'Note the lowest age for leaving'],
      1,
      { when: { said: [...pregnant, ...born] }, local: rulesHere },
    ),
    step(
      'Ask each family ten questions and say no when you doubt',
      'Hours alone, fence or balcony, money for the vet, children, earlier animals, what happens in a divorce. They visit twice. You choose who fits whom, not they by colour.',
      ['Write ten questions', 'Ask for a video of the home', 'Match character to home'],
      10,
      { when: { said: [...pregnant, ...born] } },
    ),
    step(
      'Choose homes and hand over your {young} with a contract',
      'Families visit twice; ask about hours alone, fence, money for the vet. Puppies leave from eight weeks, kittens from twelve or thirteen. Each has chip, first vaccination, food for a week and your promise to take it back.',
      ['Have each family visit twice', 'Have all checked, chipped and vaccinated', 'Ring after two days and two weeks'],
      14,
    ),
  ],
  suggestions: [
    tip(
      'Find a mentor who breeds your breed',
      'One night call to them is worth ten books.',
      'Ask the club for a name',
      'Be at one of their births',
    ),
    tip(
      'Put a caesarean into savings first',
      'It comes at night and has to be paid at once.',
      'Ask the price at the night clinic',
      'Save it before mating',
    ),
    tip(
      'Take leave for three weeks',
      'Newborns cannot wait for the evening.',
      'Ask at work early',
      'Share nights with somebody',
    ),
    tip(
      'Write contracts before the birth',
      'Friends forget what was said.',
      'Use the club’s form',
      'Add the clause to take back',
    ),
    tip(
      'Take no deposit before week three',
      'You do not know who lives and who fits.',
      'Keep a list of names',
      'Tell them when you decide',
    ),
    tip(
      'Keep visitors out for two weeks',
      'Infections kill the smallest.',
      'Shoes off and hands washed',
      'Show them on video',
    ),
    tip(
      'Spay her when she has done enough',
      'A retired mother deserves rest.',
      'Ask the vet for the right time',
      'Decide before the next heat',
    ),
    tip(
      'Be honest about results',
      'A hidden fault spreads in the breed.',
      'Publish the tests',
      'Tell buyers what is in the line',
    ),
    tip('Think of the last one left', 'It may stay for months.', 'Plan room and money', 'Go on with its training'),
    tip(
      'Learn to feed by bottle',
      'You may need it within an hour.',
      'Ask the vet to show you',
      'Keep milk and bottle in date',
    ),
    tip(
      'Keep young of one sex in mind',
      'A name list by sex avoids quarrels.',
      'Ask each family what they want',
      'Offer a second choice',
    ),
    tip(
      'Beware of buyers in a hurry',
      'Those who ask for price first often sell on.',
      'Ask for a video of the home',
      'Check the name online',
    ),
    tip(
      'Plan a reunion after a year',
      'You see what you bred, and owners stay in touch.',
      'Start a group chat',
      'Ask for test results at two years',
    ),
  ],
};
