import { type Kind, step, tip } from '../kind.ts';

export const checkMyMoles: Kind = {
  id: 'check-my-moles',
  category: 'health',
  name: 'Have my moles checked',
  slots: {
    place: {
      words: [
        'back',
        'face|nose|cheek',
        'leg|legs|calf',
        'arm|arms|shoulder|shoulders',
        'chest',
        'scalp|head',
        'neck',
        'foot|feet|toe|sole',
      ],
      otherwise: 'skin',
    },
  },
  ask: {
    question: 'Is there one spot that changed, or do you want all of them looked at?',
    chips: ['One mole has changed', 'I have very many', 'Skin cancer in the family'],
  },
  hoursAWeek: 1,
  overview:
    'You will look over all of your skin once, photograph what stands out, have a doctor look with a dermatoscope, and set a rhythm for checks and sun protection that fits your risk.',
  approach:
    'A spot that changes, bleeds or looks unlike all the others goes to a doctor within two weeks, whatever an app says. Most moles are harmless; what matters is change over weeks and months.',
  done: 'A doctor has looked at all your skin, every odd spot has an answer, and the next look at home and at the practice stands in the calendar.',
  cautions: [
    'Call this week for a mole that grows, changes colour or shape, itches, bleeds or forms a crust, a dark line under a nail, or a sore that has not healed in four weeks. Say on the phone that it has changed.',
    'Do not burn, cut or cream moles away yourself: it hides what the laboratory must see.',
  ],
  steps: [
    step(
      'Look over your whole skin in good light',
      'Front, back with two mirrors, scalp with a hair dryer, between toes, soles, nails. Use ABCDE: asymmetry, border, colour, diameter over 6 mm, evolving; and look for the ugly duckling.',
      [
        'Ask somebody to look at the back',
        'Mark odd spots on a drawn figure',
        'Write since when you have seen a change on your {place}',
      ],
      0.7,
    ),
    step(
      'Photograph the odd spots with a ruler',
      'Sharp, same light, once close and once from a metre, with date. It lets the doctor see change.',
      ['Take two pictures of each', 'Put a coin or ruler beside it', 'Save them in one folder'],
      0.4,
    ),
    step(
      'Book a skin check and say what changed',
      'A changed spot is urgent; ask the family doctor to refer if the skin clinic has no date within two weeks. A general check may wait.',
      [
        'Call and say: a mole on my {place} has changed',
        'Ask for a cancellation list',
        'Book with the family doctor as a bridge',
      ],
      0.5,
      { waitDays: 14 },
    ),
    step(
      'Have all of your skin looked at',
      'Without make-up and nail varnish, also scalp and soles, with a dermatoscope. Ask how often you should come, given skin type, number of moles, sunburns and family.',
      [
        'Show the pictures and drawn figure',
        'Ask: which one would you watch, and why?',
        'Ask for your own risk and rhythm',
      ],
      1,
    ),
    step(
      'Have a suspicious spot removed and tested',
      'A small cut under local anaesthetic, 20 minutes, stitches for one to two weeks. Ask when the result comes and whom to call if it does not.',
      [
        'Ask about blood thinners and allergies',
        'Arrange a week without sport that pulls on your {place}',
        'Put the date of the result in the calendar',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Cut your sun load at its largest source',
      'Work outdoors, garden, sport, holidays. Shade from eleven to three, hat with brim, long sleeves, factor 50 on what is left, renewed every two hours; no sunbeds.',
      ['Name the three hours with most sun on your {place}', 'Buy hat and shirt', 'Keep sunscreen at the door'],
      1,
    ),
    step(
      'Set a monthly look and the next check',
      'Same day each month, ten minutes, compare with the folder. With many moles or melanoma in the family, yearly at the doctor or as told.',
      [
        'Put the monthly ten minutes in the calendar',
        'Book the next check',
        'Show a partner what to look for on your {place}',
      ],
      0.5,
    ),
  ],
  suggestions: [
    tip('Check nails without varnish', 'A dark streak needs a look.', 'Toes too', 'Between coats'),
    tip('Ask about photo mapping', 'Useful with more than fifty moles.', 'Ask the price', 'Yearly'),
    tip('Mind the ears and lips', 'They get much sun and little cream.', 'A hat with a brim', 'Lip balm with a factor'),
    tip(
      'Take care of scars and tattoos',
      'They hide changes in the skin.',
      'Photograph moles first',
      'Never tattoo over a mole',
    ),
    tip('Use two fingers of sunscreen', 'Most use too little.', 'Face and neck', 'Again at noon'),
    tip('Ask the hairdresser', 'They see your scalp.', 'Tell them', 'Every cut'),
    tip('Protect children', 'Burns before 18 count double.', 'Shirt and shade', 'Hat'),
    tip('Know the UV index', 'From three on protect.', 'Weather app', 'Also in cloud'),
    tip('Do not trust apps alone', 'They overlook some cancers.', 'Good for pictures', 'A doctor decides'),
    tip('Tell the family', 'A melanoma is family news.', 'Parents, siblings', 'They get checked'),
    tip('Wear long at work', 'Cloth protects better than cream.', 'A light UV shirt', 'Ask the employer to pay'),
    tip('Write results down', 'You will be asked.', 'Date and place', 'Folder'),
  ],
};
