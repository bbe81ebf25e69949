import { type Kind, step, tip } from '../kind.ts';

export const workWithAnimals: Kind = {
  id: 'work-with-animals',
  category: 'profession',
  name: 'Work with animals',
  slots: {
    job: {
      words: [
        'zookeeper|zoo',
        'dog trainer|dog training|behaviourist',
        'groom|stable|horses|horse yard',
        'animal shelter|rescue|sanctuary',
        'wildlife|conservation|ranger|marine',
        'farrier|hoof',
        'animal physiotherapist|animal therapy|therapy dog',
        'police dog|guide dog|assistance dog',
        'pet shop|aquarium',
        'kennels|cattery|boarding',
        'lab animal|animal technician',
        'shepherd|livestock|herd',
      ],
      otherwise: 'animal',
    },
  },
  ask: {
    question: 'Which animals, and have you worked with them through a winter?',
    chips: ['Pets at home only', 'Volunteer at a shelter', 'Trained in something else'],
  },
  hoursAWeek: 6,
  weekly: 'Do one volunteer shift and learn one species or behaviour in depth',
  overview:
    'You work with animals in bad weather first, choose one {job} field, get the certificate that field really asks for, and come to paid work by volunteering and trial days at three places.',
  approach:
    'There are ten applicants a post, mostly with love but without hours. What goes wrong is expensive online diplomas that nobody asks for, and not counting low pay, lifting, death and weekends.',
  done: 'You have a paid contract in {job} work, or your own registered clients, at hours you can keep.',
  cautions: [
    'Bites, kicks, allergies and infections belong to the work: tetanus and rabies advice from your doctor, and never handle unknown animals alone.',
  ],
  steps: [
    step(
      'Compare three kinds of {job} work by a plain day',
      'Cleaning is 70 per cent. Note pay, weekends, lifting, driving, people contact, and how often animals die. Read ten adverts: which certificate and hours do they name?',
      ['Read ten adverts', 'Note pay and weekends', 'Choose two fields to try'],
      1,
    ),
    step(
      'Volunteer twelve shifts, some in the rain',
      'Shelter, yard, city farm, wildlife hospital, vet practice. Come on time, clean well, ask once. Keep a log of species and tasks with signature.',
      ['Ask five places', 'Fix one shift a week', 'Keep a signed log'],
      45,
    ),
    step(
      'Ask three in {job} posts how they got in',
      'What did they study, what was useless, what they earn, their knees and nights. Ask which course they would pay for.',
      ['Ask three people', 'Write down the useful course', 'Ask who hires next'],
      2,
    ),
    step(
      'Choose the recognised {job} course or apprenticeship',
      'Animal care diploma, apprenticeship, accredited trainer scheme (two years with cases), farrier four years, biology degree for conservation. Check awarding body, practical hours, insurance acceptance.',
      ['Check the awarding body', 'Compare practical hours', 'Apply before the closing date'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Learn handling, disease and behaviour of one species',
      'Body language, restraint, normal temperature and pulse, feed, parasites, breeding law, welfare needs. Film and describe without guessing feelings.',
      ['Learn normal values', 'Film and describe ten minutes a week', 'Handle under supervision'],
      60,
    ),
    step(
      'Get licence, first aid and papers',
      'Animal first aid, driving licence with trailer, transport certificate, dog training or boarding permit, record check, vaccinations.',
      ['Book animal first aid', 'Check the permit you need', 'Ask the doctor about vaccinations'],
      12,
    ),
    step(
      'Ask for trial weeks at three {job} places',
      'A letter of half a page with hours and species, free days, winter too. Seasonal and maternity posts are doors. For your own clients begin with five cases under a mentor.',
      ['Send six letters with hours', 'Do three trial weeks', 'Ask for feedback each time'],
      40,
    ),
    step(
      'Sign the {job} contract or register your own work',
      'Hours, weekend rule, housing, clothing, training, accident cover. Own business: permit, liability with animals in care, contract, price from real hours, vet partner.',
      ['Check hours and accident cover', 'Get liability insurance', 'Plan one day off a week'],
      6,
    ),
  ],
  suggestions: [
    tip('Learn to drive a trailer', 'It is asked often.', 'Lesson', 'Reverse'),
    tip('Keep a species notebook', 'Interviews love it.', 'Feed', 'Signs'),
    tip('Watch a post-mortem or surgery once', 'You learn if you can.', 'Ask', 'Sit'),
    tip('Train your own dog to a test', 'Proof.', 'Club', 'Date'),
    tip('Read the welfare law', 'It is in tests.', 'Five needs', 'Example'),
    tip('Offer winter cover', 'Few want it.', 'Christmas', 'Early'),
    tip('Learn to talk to owners', 'Half of the job.', 'Listen', 'Plain'),
    tip('Strengthen back and grip', 'Bales and dogs.', 'Twice', 'Gloves'),
    tip('Take photos only with consent', 'Trust.', 'Place', 'Owner'),
    tip('Have a plan for grief', 'Deaths come.', 'Ritual', 'Talk'),
    tip('Look at labs and farms too', 'Paid and trained.', 'Ethics', 'Visit'),
    tip('Keep part-time work beside', 'Pay is low.', 'Hours', 'Rent'),
  ],
};
