import type { Standing } from './circumstance.ts';

// How somebody lives. It asks for no step of its own and changes how the others are done. A sentence names it and fits any wish
// of its areas.

const atHome = ['health', 'hobby', 'personal', 'relationship'] as const;
const work = ['profession'] as const;

const outOfWork = [
  'out of work',
  "i'm/im/i_am/been/being/currently/still unemployed",
  'unemployed since/for',
  'lost my job',
  'between jobs',
  'laid off',
  'was/got/been made redundant',
];

export const standings: readonly Standing[] = [
  {
    id: 'retired',
    says: [
      "i'm/im/i_am/i_have/i've/just/now/recently/newly/we're/we_are {just}? retired",
      'i/we retired',
      'since i/we retired',
      'retired now/last/this/in/from/after/and/but',
      'since retiring',
    ],
    areas: atHome,
    knownTo: ['life-after-retirement'],
    advice:
      'You are retired: use the hours when you are freshest, several short times a week rather than one long day, and look for groups and courses that meet by day, which often cost less for pensioners.',
  },
  {
    id: 'retiring',
    says: [
      "i'm/im/i_am/we're retiring",
      'i/we retire in/next/at/soon',
      'before/until/when i/we retire',
      'due to retire',
    ],
    areas: ['financial'],
    knownTo: ['retire-well', 'early-retirement', 'retirement-saving', 'state-pension-gaps', 'consolidate-pensions'],
    advice:
      'You name your retirement: write down what will come in each month from then on, and choose a payment that this carries too. Ask what tax and later income a lump sum from a pension would cost before you count on it.',
  },
  {
    id: 'widowed',
    says: [
      'widowed',
      "i'm/im/i_am/as a widow/widower",
      'lost my husband/wife/partner',
      'my husband/wife/partner {soon}* died/passed',
    ],
    areas: ['relationship', 'health', 'hobby', 'personal'],
    knownTo: ['grief', 'living-alone-after-loss', 'give-a-eulogy', 'dating-after-loss-or-50'],
    advice:
      'You have lost the person you lived with: go as slowly as feels right and expect harder days around birthdays and anniversaries. On those do the smallest piece or none, and go on the day after.',
  },
  {
    id: 'out-of-work',
    says: [...outOfWork, 'let go in/last'],
    areas: work,
    advice:
      'You are out of work, so there is nobody to resign to: pass over what speaks of a present job or notice. Claim this week what you are due if you have not yet, and treat looking as a job with fixed hours.',
  },
  {
    id: 'out-of-work-beside-it',
    says: outOfWork,
    areas: [...atHome, 'financial'],
    knownTo: ['redundancy-money'],
    advice:
      'You are out of work: claim what you are due first, keep what this costs near nothing until there is pay again, and give it a fixed hour of the day.',
  },
  {
    id: 'small-income',
    says: [
      'minimum wage',
      'low/small/part-time/part_time income/wage/wages/pay/salary',
      'term time/term-time pay/only/contract',
      'zero hours/zero-hours',
      'on benefits',
      'universal credit',
      'state pension',
      'run/runs/running out of money before/by',
      "wages/pay/money doesn't/don't/does_not last",
    ],
    areas: ['financial'],
    knownTo: ['benefits-or-grant-application', 'appeal-benefit-decision', 'state-pension-gaps', 'retirement-saving'],
    advice:
      'Your income is small, so look first at what could still come in: put your figures into a benefits calculator, and ask the council and your suppliers for the reduced rates. Cut only after that.',
  },
  {
    id: 'drives-for-a-living',
    says: [
      'drive long_haul/long-haul/a_lorry/a_truck/trucks/a_van/a_cab/a_taxi/a_bus',
      "i'm/im/i_am a _? _? driver",
      'van/truck/lorry/taxi/bus/delivery driver now/and/for',
      'on the road for work/all',
      'drive/driving all day',
      'drive for a living',
      'long commute',
      'commute is an/two/_ hours?',
    ],
    areas: ['health', 'hobby', 'learning'],
    knownTo: ['medical-for-a-licence'],
    advice:
      'You spend your days driving: keep what this needs in the vehicle and use the breaks for ten minutes of it. Listening goes at the wheel; whatever needs eyes or hands waits until you are parked.',
  },
  {
    id: 'evenings-after-bedtime',
    says: [
      'after/once/when the kids/children/boys/girls/baby/little_ones are/is/go/goes down/asleep/in_bed/to_bed',
      'after/once/when my/our kids/children are/go down/asleep/in_bed/to_bed',
      'after bedtime',
      'kids/children are in bed',
    ],
    areas: atHome,
    advice:
      'The hour after the children are in bed is yours, and you are tired in it: decide by day what happens then, lay it out before bedtime, and choose what can be done at home.',
  },
  {
    id: 'children-at-times',
    says: [
      'see them/him/her/my_kids/the_kids/my_children every other/second',
      'have them/him/her/the_kids/my_kids/the_children at/on/every weekends/weekend/other',
      'every other weekend',
    ],
    areas: atHome,
    knownTo: ['co-parenting'],
    advice:
      'You have your children on certain days: put what needs them there, ask nothing else of those days, and use the days between for the rest.',
  },
  {
    id: 'home-working',
    says: ['i/we? work/working from home', 'wfh', 'work/working remotely', 'remote job'],
    areas: ['health', 'hobby', 'relationship', 'learning'],
    knownTo: ['home-office', 'remote-work'],
    advice:
      'You work from home: put this where a way to work would be, before the first call or right after the last, and choose a form of it that takes you out of the house and among people where there is one.',
  },
  {
    id: 'sits-all-day',
    says: ['desk job', 'office job', 'sit/sitting at a desk', 'sit/sitting all day', 'at a/my desk all'],
    areas: ['moving'],
    knownTo: ['sit-less', 'posture'],
    advice:
      'You sit all day: stand up every half hour and walk ten minutes at midday from the first day on, so that the harder parts do not meet a stiff body.',
  },
  {
    id: 'hard-work',
    says: [
      "i'm/im/i_am a bricklayer/builder/roofer/labourer/plasterer/scaffolder/cleaner/farmer/mechanic/nurse/carer/joiner/carpenter/gardener/plumber/chef/warehouse_operative",
      'on my feet all',
      'on a/the building site/sites',
      'work/working in a warehouse/kitchen/factory',
      'manual/physical job/work',
    ],
    areas: ['health'],
    advice:
      'Your work is hard on the body already: count it as part of what you do, put the harder parts of this on days off, lift close to the body and from hip height where you can, and eat and drink before a shift rather than after it.',
  },
  {
    id: 'renting',
    says: ['my/our/the landlord', 'we/i rent', "i'm/im/we're renting", 'rented flat/house/place/apartment', 'a rental'],
    areas: ['disturbing'],
    advice:
      'You rent: get a yes in writing from the landlord before anything is brought in, fixed, painted or dug, ask which proof would make it easier to say yes, and choose what you can take with you.',
  },
  {
    id: 'over-sixty-five',
    says: ["i'm/im/i_am/am/at {aged}", 'in my seventies/eighties'],
    areas: ['learning'],
    knownTo: ['learn-smartphone-as-senior'],
    advice:
      'At your age short sessions on most days hold better than long ones: take good light, large print and tools that are easy on the hands, and repeat things more often than a course plans.',
  },
  {
    id: 'over-seventy-away',
    says: ["i'm/im/i_am/am/at {old}", 'in my seventies/eighties', "we're/we_are both? {old}"],
    areas: ['travelling'],
    advice:
      'At your age begin with three things: ask the doctor what to mind on the way, get insurance that covers your age and every illness you have, and book help at stations and airports. Take medicines with a list in hand luggage, and leave a rest day after each long stretch.',
  },
  {
    id: 'embarrassed',
    says: [
      'embarrassed/embarassed/embarrassing/embarassing',
      'ashamed',
      'self conscious/self-conscious',
      'feel/feeling {very}? silly/stupid/daft',
    ],
    areas: [...atHome, 'profession', 'financial'],
    knownTo: ['peace-with-my-body'],
    advice:
      'You say that it embarrasses you: begin where nobody watches, ask for a quiet hour or write instead of calling, and tell one kind person. Those who teach or advise on this meet people like you every week.',
  },
  {
    id: 'shows-nerves',
    says: ['go/going red', 'blush/blushing', 'voice shakes/trembles/goes', 'hands shake/tremble'],
    areas: ['profession', 'personal', 'relationship', 'hobby'],
    advice:
      'Going red or a shaking voice passes within a minute or two if you go on: expect it, slow down, finish the sentence, and do not excuse it. Others notice far less of it than you feel.',
  },
  {
    id: 'no-apps',
    says: [
      'apps/dating_apps scare/terrify/frighten me',
      'idea/thought of _? _? apps/app terrifies/scares/frightens',
      "hate/terrified_of/scared_of/can't_stand/cant_stand/sick_of/done_with/fed_up_with/not_on/without/no the? dating? apps/app",
    ],
    areas: ['relationship'],
    advice:
      'You want no apps, and you need none: leave out what speaks of a profile, and meet people through friends who introduce you, and through a group that meets every week.',
  },
  {
    id: 'at-school',
    says: [
      "i'm/im/i_am {teens} and/years/in/at",
      "i'm/im/i_am in year/grade/sixth 7/8/9/10/11/12/13/form",
      "i'm/im/i_am still at school",
    ],
    areas: ['health', 'hobby', 'financial', 'personal', 'relationship', 'profession'],
    knownTo: [
      'school-leaving-exam',
      'better-grades-at-school',
      'go-to-university',
      'first-money-as-teen',
      'teen-saving',
      'life-skills-at-18',
      'child-savings',
      'better-with-teenager',
      'support-at-school',
      'teach-kids-money',
    ],
    advice:
      'You are at school: put this after homework and away from exam weeks, tell a parent or a teacher what you plan, and ask everywhere for the rate for under-18s.',
  },
  {
    id: 'student',
    says: ["i'm/im/i_am a? _? student", "i'm/im/i_am at uni/university/college", 'as a student'],
    areas: ['health', 'hobby', 'financial', 'personal', 'relationship'],
    knownTo: ['student-budget', 'go-to-university', 'pass-exam-at-university', 'flatshare-or-student-room'],
    advice:
      'You are a student: ask for the student rate first, use the rooms, clubs and advisers of your college, which cost you little or nothing, and plan nothing new into the exam weeks.',
  },
  {
    id: 'veteran',
    says: [
      "i'm/im/i_am a _? veteran",
      'got_out_of/left/out_of the army/navy/marines/forces/military/raf/air_force',
      'ex-army/ex-forces/ex-military',
      'years in the army/navy/marines/forces/military/raf',
      'medically discharged',
    ],
    areas: ['health', 'personal', 'profession', 'financial'],
    advice:
      'You served: ask the veterans’ service of your country first, since it has doctors, advisers and money of its own, and tell whoever treats or advises you that you served.',
  },
  {
    id: 'new-here',
    says: [
      'just/recently/only_just moved to/here/into/from',
      'moved here/over',
      'moved to _ _? _? last/this/in',
      'new to/in the? town/area/city/country/village',
      'new in/to _ and',
    ],
    areas: ['health', 'hobby', 'relationship'],
    knownTo: ['new-start-as-refugee', 'move-abroad', 'move-home'],
    advice:
      'You are new there: ask those who live near you how they go about it and who does it together. That is also how you come to know people.',
  },
  {
    id: 'dog-owner',
    says: ["i/we have/got/i've_got a dog/puppy/lab/terrier/spaniel", 'my dog', 'walk/walking the dog', 'a dog to walk'],
    areas: ['meeting'],
    advice:
      'Your dog is the easiest way in: walk in the same park at the same hour every day, learn the names of three dogs and then those of their people.',
  },
  {
    id: 'living-abroad-from-family',
    says: ['live/lives/living abroad', 'in another country', 'on the other side of the world'],
    areas: ['relationship'],
    knownTo: ['stay-close-from-afar', 'long-distance-relationship'],
    advice:
      'There is a border between you: agree on one fixed call a week by the clock of both places, and name the next visit, with a month, before you end each call.',
  },
];
