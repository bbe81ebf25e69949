import { type Kind, step, tip } from '../kind.ts';

export const becomeTattooArtist: Kind = {
  id: 'become-tattoo-artist',
  category: 'profession',
  name: 'Become a tattoo artist',
  slots: {
    craft: { words: ['piercing|piercer|body piercing', 'tattooing|tattoo|tattooist'], otherwise: 'tattoo' },
  },
  ask: {
    question: 'How full is your drawing folder, and have you held a machine?',
    chips: ['Draw, never tattooed', 'Practised on fake skin', 'Looking for a studio'],
  },
  hoursAWeek: 8,
  weekly: 'Draw five flash designs and do two hours of clean lines on practice skin',
  overview:
    'You fill a folder with designs meant for skin, find a studio that teaches, learn hygiene and machine, and go from fake skin to small pieces on volunteers under supervision.',
  approach:
    'An apprenticeship lasts one to three years, mostly unpaid at first. What goes wrong is scratching friends at home: infections, bad lines, and no studio will take you later.',
  done: 'You are licensed in a studio and have fifty healed pieces in your folder.',
  cautions: [
    'Blood can carry hepatitis and HIV. Never tattoo outside a licensed, supervised place, never minors, and have your hepatitis B vaccination first.',
  ],
  steps: [
    step(
      'Draw twenty designs that work on skin',
      'Begin today with five flash designs: clear outline, black first, readable from two metres, fitting an arm or ankle. Date them. Studios look at lines and consistency more than at portraits.',
      [
        'Draw two {craft} designs with clean outlines',
        'Trace them until each line is one stroke',
        'Show them to somebody who wears many',
      ],
      2,
    ),
    step(
      'Read the {craft} law of your area',
      'Age, licence for person and premises, hygiene certificate, allowed inks, first aid. The health office tells. Note what an apprentice may do.',
      ['Ring the health office', 'Book the bloodborne pathogens course', 'Begin hepatitis B vaccination'],
      2,
    ),
    step(
      'Make a folder of sixty pieces in three styles',
      'Line work, shading, lettering, one style that is yours; five drawn on body outlines. Keep only the best; order by style. Each week redraw one old one.',
      ['Fill two pages a week', 'Ask one artist for a hard opinion', 'Photograph them for a plain page'],
      60,
    ),
    step(
      'Get {craft} work done and visit ten studios',
      'Be a customer where you would learn. Look at cleaning, waste, healed photos. Ask for ten minutes with the folder on a quiet weekday; never by message only. Expect no eight times.',
      ['Choose ten studios by healed work', 'Visit two a week', 'Ask what the folder lacks'],
      14,
    ),
    step(
      'Agree the {craft} apprenticeship in writing',
      'Length, hours, cleaning, fee or none, what is taught by when, own needles, share later, right to leave. Beware of thousands in advance. Keep a part-time job.',
      ['Talk with a former apprentice', 'Write the terms on one page', 'Plan money for a year'],
      4,
    ),
    step(
      'Learn cross-contamination and set-up by heart',
      'Barrier film, gloves, sharps, autoclave, wipe direction, skin types, allergies, aftercare, consent. The set-up is done without thinking before you touch skin.',
      ['Do the {craft} set-up thirty times', 'Write aftercare on half a page', 'Pass the hygiene course'],
      30,
    ),
    step(
      'Line and shade on practice skin until it is steady',
      'Depth 1 to 2 mm, stretch, speed against voltage, needle groupings. A hundred straight lines, circles, then flash. Mentor marks each sheet.',
      ['Do ten sheets of lines', 'Shade five spheres', 'Ask for marks weekly'],
      80,
    ),
    step(
      'Tattoo volunteers under your mentor’s eyes',
      'Small bold pieces, adults, signed consent, sober. Photograph fresh and after six weeks healed; the healed photo counts. Begin with low price named as apprentice work.',
      ['Book two volunteers a month', 'Photograph healed {craft} work', 'Raise the price after each ten'],
      60,
    ),
  ],
  suggestions: [
    tip('Draw from life daily', 'Hands and folds.', 'Twenty minutes', 'No eraser'),
    tip('Learn lettering', 'It is asked most.', 'Spacing', 'Spell-check twice'),
    tip('Study anatomy lines', 'Design follows muscle.', 'Arm', 'Ribs'),
    tip('Look after wrists', 'Long hours.', 'Grip size', 'Stretch'),
    tip('Ask for healed photos', 'Fresh ones flatter.', 'Six weeks', 'Same light'),
    tip('Say no to faces and hands first', 'Hard and visible.', 'Policy', 'Later'),
    tip('Keep a part-time job', 'Lean first years.', 'Evenings', 'Rent'),
    tip('Learn cover-ups by watching', 'Well paid later.', 'Ask', 'Notes'),
    tip('Guest at conventions', 'See machines and styles.', 'One day', 'Ask makers'),
    tip('Know your ink list', 'Rules change.', 'Batch', 'Sheet'),
    tip('Post one flash page a month', 'Bookings follow.', 'Price', 'Size'),
    tip('Write your own consent form', 'Allergies, drugs, age.', 'Lawyer or studio', 'Keep'),
  ],
};
