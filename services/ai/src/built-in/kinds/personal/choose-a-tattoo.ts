import { type Kind, step, tip } from '../kind.ts';

const sleeve = ['sleeve/sleeves', 'back piece/tattoo', 'full/half/whole arm/leg/back', 'bodysuit/backpiece'];
const coverUp = ['cover-up/coverup', 'cover up/over', 'cover/hide/fix/rework _? _? old/ex/ugly/faded/bad/tattoo'];
const lettering = [
  'name/names/quote/words/lettering/script/date/verse/sentence/signature/handwriting/letters/word/coordinates',
];
/** The chair is booked. */
const booked = [
  'appointment/session/slot is/in/on/next/tomorrow',
  'booked a/an/my/the/in _? appointment/session/slot/artist/tattoo/with',
  'have/got an? appointment/session/slot/booking',
  'deposit paid',
  'paid the/a deposit',
];
/** It is on the skin already. */
const fresh = [
  'got/had it/one/my _? tattoo? yesterday/today/done',
  'fresh/new tattoo heals/heal/peels/itches/peeling/itching/healing',
  'just got/had tattooed/inked/my/a',
  'aftercare for my/a fresh/new',
];

export const chooseATattoo: Kind = {
  id: 'choose-a-tattoo',
  category: 'personal',
  name: 'Choose and get a tattoo',
  slots: {
    motif: {
      words: [
        'full sleeve|sleeve',
        'half sleeve|half-sleeve',
        'back piece|backpiece',
        'cover-up|coverup|cover up',
        'memorial tattoo|memorial|in memory',
        'matching tattoos|matching tattoo|matching|couple tattoo',
        'name tattoo|name|names',
        'quote|verse|sentence|lettering',
        'flower tattoo|flower|flowers|rose|lotus|peony|sunflower|wildflowers',
        'bird tattoo|bird|swallow|raven|owl|hummingbird',
        'snake tattoo|snake|dragon',
        'butterfly tattoo|butterfly|moth',
        'wolf tattoo|wolf|lion|tiger',
        'koi tattoo|koi|wave',
        'paw print|paw|pet portrait',
        'portrait',
        'mandala',
        'semicolon|semi-colon',
        'Polynesian tattoo|polynesian|tribal|samoan|maori|kirituhi|batok',
        'fine-line tattoo|fine line|fineline',
        'small tattoo|tiny tattoo|tiny|little tattoo|small',
      ],
      otherwise: 'tattoo',
    },
    spot: {
      words: [
        'forearm|fore arm',
        'upper arm|bicep|biceps|arm',
        'wrist',
        'shoulder|shoulder blade',
        'back|spine',
        'ribs|rib|ribcage',
        'chest|sternum|collarbone',
        'thigh|leg',
        'calf|shin',
        'ankle|foot',
        'hand|finger|fingers',
        'neck|behind my ear|ear',
        'hip',
      ],
      otherwise: 'chosen spot',
    },
  },
  ask: {
    question: 'How far are you with the idea?',
    chips: ['I want one and do not know what', 'I know the motif, not the artist', 'The appointment is booked'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will find a motif that you still like after some weeks, and an artist whose healed work you have seen. Then you look after your {motif} well, so that it stays sharp for twenty years.',
  approach:
    'Choose in this order: idea, style, artist, place, size. Good artists are booked one to six months ahead, and that wait is useful. Regret mostly comes from a quick choice, too small a size for the detail, or a cheap studio.',
  done: 'Your tattoo is healed after about six weeks, the lines are whole, and you like to look at it.',
  cautions: [
    'Ask a doctor first with blood thinners, diabetes, heart valve trouble, weak defences, keloid scars, skin disease or known allergies. Not while pregnant or nursing, and not over moles.',
    'Spreading redness, heat, pus, fever or worse pain after the third day is a matter for a doctor. Most places have a lowest age, often eighteen; a serious studio asks for proof.',
  ],
  steps: [
    step(
      'Collect ten pictures for your {motif} and name what they share',
      'Thick or thin lines, black or colour, soft or graphic, realistic or simple: that is your style. Put three beside each other which you would wear at sixty. Note what it should mean, in one sentence.',
      ['Save ten pictures you keep looking at', 'Write what they share', 'Write your one sentence'],
      0.5,
      { when: { unsaid: [...booked, ...fresh] } },
    ),
    step(
      'Draw it on your {spot} and live with it for three weeks',
      'Wear a transfer or skin pen at true size, in work clothes and in summer clothes. Hands, neck and face close doors in some jobs. Ribs and feet hurt most, outer arm and calf least; fingers fade. Keep away from moles.',
      ['Print it at true size', 'Wear it on the {spot} for a day', 'Ask about rules at work'],
      1,
      { when: { unsaid: [...booked, ...fresh] }, waitDays: 21 },
    ),
    step(
      'Check each letter and date with two other people',
      'Write it out, have it read aloud, and in a foreign script have two native speakers read it. Letters need height: under six millimetres they run together over the years. Sleep on names of lovers.',
      ['Write it exactly with accents', 'Have two people read it', 'Ask how high the letters must be'],
      0.5,
      { when: { said: lettering, unsaid: fresh } },
    ),
    step(
      'Ask a cover-up artist what can go over the old one',
      'A cover needs two to three times the size and darker ink. Two or three laser sessions before give far more choice; leave eight weeks between laser and needle. Bring pictures in daylight.',
      ['Photograph the old one in daylight', 'Show it to two cover-up artists', 'Ask about fading it first'],
      2,
      { when: { said: coverUp, unsaid: fresh } },
    ),
    step(
      'Plan the whole surface before the first line',
      'One artist, one theme, three large things and quiet space between. A sleeve takes four to eight sessions of four to six hours, three weeks apart, over half a year or more. Ask for a sketch of all of it.',
      ['List what must be on it', 'Mark what you already wear', 'Ask for the price of all sessions'],
      2,
      { when: { said: sleeve, unsaid: fresh } },
    ),
    step(
      'Choose between three artists by their healed work',
      'Fresh pictures flatter. Ask for pictures after one year, on skin like yours, in your style. Steady lines, even black, no blurred edges. The best artist for your {motif} may be two hours away.',
      ['Follow three artists for two weeks', 'Ask each for healed pictures', 'Ask two people who wear their work'],
      2,
      { when: { unsaid: [...booked, ...fresh] } },
    ),
    step(
      'Visit the studio, ask five questions and book',
      'Licence, needles opened before you, new gloves, inks, touch-up. Choose a day with two to four weeks without sea, pool or sun after it. Ask for the whole price and how often the sketch may change.',
      ['Go in for a consultation', 'Ask the five questions', 'Pay the deposit and keep the receipt'],
      1,
      { when: { unsaid: [...booked, ...fresh] }, waitDays: 30 },
    ),
    step(
      'Send the artist size, {spot} and your questions',
      'Ask before the day: true size, whole price, time, rest days, needles opened before you, touch-up. Tell about allergies, tablets and skin. Ask what you may still change in the sketch.',
      ['Send a photograph of the {spot}', 'Write down allergies and tablets', 'Ask which film and cream to buy'],
      0.5,
      { when: { said: booked, unsaid: fresh } },
    ),
    step(
      'Eat, sleep and check the stencil before the needle',
      'No alcohol for 24 hours, no sunburn, a full meal and a sugary snack. Look at the stencil in the mirror from two metres: straight, size, letters. Three tries are normal. Ask for a break each hour.',
      ['Buy mild soap and cream beforehand', 'Eat well two hours before', 'Check the stencil standing up'],
      5,
      { when: { unsaid: fresh } },
    ),
    step(
      'Photograph your {motif} each day for a week',
      'A little redness, clear fluid and peeling are normal until about day ten. Compare the pictures: it should get calmer every day. If it gets redder, hotter or wet, see a doctor the same day.',
      ['Take a picture in the same light', 'Compare with the day before', 'Ring the studio with one question'],
      0.5,
      { when: { said: fresh } },
    ),
    step(
      'Wash and cream your {motif} for two weeks',
      'Follow the artist’s sheet. Usually: film off as told, wash twice a day with clean hands and mild soap, pat dry, a very thin cream. Do not scratch or peel. No bath, pool, gym bench or sun.',
      ['Wash twice a day', 'Cream thinly', 'Sleep on clean sheets'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Keep it out of sun and water until it is closed',
      'Loose cotton over it, no swimming, sauna or hard sweating for two to four weeks. Itching is eased by a cool cloth, not by nails. A scab falls by itself.',
      ['Choose loose clothes', 'Move swimming by a month', 'Cool it when it itches'],
      0.5,
      { when: { said: fresh } },
    ),
    step(
      'Have it checked after six weeks and touched up',
      'Look in daylight for gaps and pale lines; a first touch-up is mostly free within three months. Send the artist a healed picture. It is done when the skin is smooth.',
      ['Look at it in daylight', 'Ask for a touch-up where it is pale', 'Send a healed picture'],
      1,
      { waitDays: 42 },
    ),
    step(
      'Protect the {spot} from sun every summer',
      'Sun fades ink more than years do. Sunscreen of factor 50 on healed skin, a shirt at noon, and cream in winter. Show moles near it to a doctor as before.',
      ['Buy a small sunscreen for the bag', 'Put it on before going out', 'Look at moles near it once a year'],
      0.5,
      { when: { said: [...booked, ...fresh] } },
    ),
  ],
  suggestions: [
    tip(
      'Go a size larger than planned',
      'Fine detail needs room, as ink spreads with age.',
      'Ask the artist for the lowest size',
      'Try both prints',
    ),
    tip(
      'Let the artist draw',
      'Copies are weaker than their own style.',
      'Bring mood and limits',
      'Name two things it must have',
    ),
    tip('Save the true sum', 'A cheap one is dear to cover.', 'Add tip, cream and touch-up', 'Put money aside weekly'),
    tip(
      'Ask your doctor about your tablets',
      'Some make you bleed more.',
      'Take the list along',
      'Change nothing on your own',
    ),
    tip(
      'Test the ink if you are allergic',
      'Red causes most reactions.',
      'Ask for a dot behind the ear',
      'Wait four weeks',
    ),
    tip(
      'Respect signs of other cultures',
      'Some marks are earned or belong to families.',
      'Ask somebody of that culture',
      'Look for an artist from it',
    ),
    tip(
      'Go sober and with one friend',
      'A crowd makes hurry and noise.',
      'Choose the calm one',
      'Ask whether guests may come in',
    ),
    tip(
      'Begin on the outer arm or calf',
      'It hurts less and ages well.',
      'Keep ribs for later',
      'Ask about numbing cream',
    ),
    tip(
      'Think of the next one',
      'A small thing in the middle blocks a sleeve.',
      'Place it off centre',
      'Leave a clean edge',
    ),
    tip(
      'Give blood before',
      'Many services make you wait some months after a tattoo.',
      'Ask the blood service',
      'Book the date first',
    ),
    tip(
      'Say when something is wrong',
      'A good artist wants to hear it before the needle.',
      'Speak at the stencil',
      'Ask for five minutes',
    ),
    tip(
      'Avoid party places and holidays',
      'Sea, sun and a far studio heal badly.',
      'Get it in autumn or winter',
      'Stay near for the touch-up',
    ),
    tip(
      'Tell parents before they see it',
      'A quiet talk is easier than a surprise.',
      'Show the drawing first',
      'Say what it means to you',
    ),
  ],
};
