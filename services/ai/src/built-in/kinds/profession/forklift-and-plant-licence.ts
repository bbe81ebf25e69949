import { type Kind, step, tip } from '../kind.ts';
import { forkliftHere, siteCardHere } from '../local-work.ts';

/** Somebody could train them where they work. */
const inWarehouse = [
  'work/working/picker/picking/packer/packing/job in/at a/the/my/our? _? warehouse/depot/factory/plant/yard',
  'warehouse operative/worker/picker/packer/assistant/job',
  'off/from picking/packing',
  'pick/pack orders',
  'my/our warehouse/depot/factory/shift_manager/site',
  'through my? own? work/employer',
];

/** Machines of building sites. */
const onSite = [
  'excavator/digger/360/dumper/crane/telehandler/telescopic/bulldozer/dozer/roller/cherry_picker/mewp/ipaf/plant/site/construction/quarry/cpcs/npors',
];

export const forkliftAndPlantLicence: Kind = {
  id: 'forklift-and-plant-licence',
  category: 'profession',
  name: 'Get my forklift or plant operator ticket',
  slots: {
    machine: {
      words: [
        'counterbalance',
        'reach truck',
        'telehandler|telescopic handler',
        'excavator|digger|360',
        'dumper',
        'crane|tower crane|crane operator',
        'cherry picker|mewp|ipaf|aerial lift',
        'bulldozer|dozer',
        'roller',
        'forklift|fork lift|fork truck|stapler',
      ],
      otherwise: 'machine',
    },
  },
  ask: {
    question: 'Which machine, and is it for a job you have or one you want?',
    chips: ['For my present job', 'To find a job', 'Renewing an old ticket'],
  },
  hoursAWeek: 4,
  weekly: 'Learn thirty theory questions and drive or watch the machine once',
  overview:
    'You find out which card the sites or warehouses near you ask for, choose a course with enough hours at the {machine} controls, pass theory and practical, and then get supervised hours on the job, without which nobody hires.',
  approach:
    'A certificate alone is worth little: firms ask for hours. So choose the accepted card, not the cheapest, and arrange a workplace to practise. Refreshers are usually due after three to five years.',
  done: 'You hold the accepted card, and an employer has authorised you in writing for that machine.',
  steps: [
    step(
      'Find out which {machine} card employers accept',
      'Read ten adverts: names of schemes differ (RTITB, ITSSAR, CPCS, NPORS, OSHA employer training, Staplerschein). Look up age (often 18), any medical, and what the {machine} category covers: a counterbalance certificate is none for a reach truck.',
      ['Read ten adverts and count card names', 'Check age and medical', 'Ask your boss or job centre who pays'],
      1.5,
      { local: forkliftHere },
    ),
    step(
      'Ask your shift manager this week to train you on the {machine}',
      'Say which truck, offer to stay for the course, and ask who decides. Firms mostly train their own people in three to five days and need drivers for holidays and peak. Ask HR as well whether a course of your own would be accepted, and what drivers are paid more.',
      ['Ask the shift manager', 'Ask HR who decides and by when', 'Offer two dates'],
      1,
      { waitDays: 7, when: { said: inWarehouse } },
    ),
    step(
      'Get medical and site safety card',
      'Eyes, hearing, back, medicines that make you sleepy. Construction sites want the health and safety test before the gate opens: 50 questions, learned in a week.',
      ['Do the vision check', 'Learn safety questions for seven days', 'Book the safety test'],
      5,
      { local: siteCardHere, waitDays: 7, when: { said: onSite } },
    ),
    step(
      'Settle eyesight, shifts and money before the course',
      'Glasses, hearing and medicines that make you sleepy: say so before you are put on a truck. The course takes days, so arrange leave or a swap. If you pay yourself, ask the job centre or union for help first.',
      ['Have your eyes tested', 'Arrange leave for the course', 'Ask who could pay'],
      1.5,
      { when: { unsaid: [...onSite, ...inWarehouse] } },
    ),
    step(
      'Book enough driving hours on the {machine}',
      'Beginners need three to five days, people with experience one or two. Ask how many share one machine (three at most), own test on the last day, retest price, which attachments.',
      ['Ring three providers', 'Ask people per machine', 'Book the date'],
      2,
      { when: { unsaid: inWarehouse } },
    ),
    step(
      'Learn load, stability and pre-use checks',
      'Load centre, rated capacity plate, stability triangle, slopes, overhead lines, pedestrians, hand signals. Say the daily check aloud: tyres, chains, hydraulics, brakes, horn, belt. It is most of the theory.',
      ['Read the capacity plate of one machine', 'Say the check aloud five times', 'Do fifty questions'],
      8,
    ),
    step(
      'Practise the {machine} moves until they are slow and clean',
      'Approach square, forks level, mast back, look behind, horn at corners. Speed comes by itself; knocking a cone costs the test.',
      ['Ask for the test course drawing', 'Drive it ten times slowly', 'Get one correction a round'],
      12,
      { when: { unsaid: onSite } },
    ),
    step(
      'Practise the site {machine} until it runs slow and clean',
      'Diggers: track, slew, dig and grade without spilling. Telehandlers: level, boom in, load low. Cranes: smooth slew and stop of swing. Always mirrors, banksman and overhead lines first; speed comes by itself.',
      ['Do each movement ten times slowly', 'Have somebody watch your blind side', 'Film one round and look at it'],
      12,
      { when: { said: onSite } },
    ),
    step(
      'Pass theory and practical on the {machine}',
      'Check, belt, mirrors, set-down, park with key out: these small things fail most. After a fault go on calmly; collision or raised load on the move ends it.',
      ['Sleep and arrive early', 'Talk through each check', 'Ask for the card number'],
      6,
    ),
    step(
      'Get supervised hours and the employer’s permission',
      'Law in many countries wants familiarisation and a written permission by the employer besides the card. Keep a logbook of hours, loads and places, signed weekly.',
      ['Ask for a mentor on the first shifts', 'Log hours daily', 'Have it signed every Friday'],
      30,
    ),
    step(
      'Apply for {machine} jobs or a better rate',
      'Agencies, ports, warehouses at peak, builders’ merchants, hire firms. Write machine type, hours, loads and accident-free months on top of the CV. Ask for the operator’s rate from the day of the permit, and add the second category when you have 200 hours.',
      ['Put hours and category on top of the CV', 'Ring five agencies', 'Ask for the operator’s rate'],
      8,
    ),
  ],
  suggestions: [
    tip('Watch at a loading bay', 'Traffic rules become clear.', 'One hour', 'Note near misses'),
    tip('Add the second category cheaply', 'Conversion takes a day.', 'Reach truck', 'Same provider'),
    tip('Use the horn and eye contact', 'It prevents most accidents.', 'Corners', 'People first'),
    tip('Practise on a simulator', 'Controls become automatic.', 'Job centre', 'Two hours'),
    tip('Refuse a defective machine', 'You are responsible.', 'Report', 'Key out'),
    tip('Keep copies of cards', 'Agencies ask daily.', 'Phone', 'Expiry'),
    tip('Learn slinging too', 'It makes you useful.', 'Signals', 'Two days'),
    tip('Look at night shifts first', 'They take beginners.', 'Premium', 'Sleep'),
    tip('Ask for work at peak season', 'Hours come quickly.', 'October', 'Harvest'),
    tip('Mind the neck', 'Reversing hurts.', 'Swivel seat', 'Stretch'),
    tip('Read one accident report', 'You remember why.', 'Cause', 'Rule'),
    tip('Write the renewal date down', 'Late means a full course.', 'Reminder', 'Refresher'),
  ],
};
