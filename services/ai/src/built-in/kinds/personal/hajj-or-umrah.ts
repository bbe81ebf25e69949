import { type Kind, step, tip } from '../kind.ts';

export const hajjOrUmrah: Kind = {
  id: 'hajj-or-umrah',
  category: 'personal',
  name: 'Go on Hajj or Umrah',
  slots: {
    trip: { words: ['Umrah|umra', 'Hajj|haj'], otherwise: 'pilgrimage' },
    person: { from: 'person', otherwise: 'your companions' },
  },
  ask: {
    question: 'Hajj or Umrah, and when?',
    chips: ['Umrah in some months', 'Hajj next season', 'I must save first'],
  },
  hoursAWeek: 3,
  overview:
    'You will see whether the duty and the moment are yours, set money and papers in order, book only with a licensed operator or the official platform, learn the rites in order, prepare body and heart, go, and come back with what you wish to keep.',
  approach:
    'Places, visas and prices depend on rules that change each year, so begin with the official page of your country and not with an advert. Walk daily before: six to fifteen kilometres a day are normal there. Rites are learned from a teacher and with a small card.',
  done: 'The rites of the {trip} are completed, you are safely home, and you have thanked those who helped and written what you wish to keep.',
  cautions: [
    'Check with a doctor about heart, diabetes, pregnancy, medicine and the required vaccinations, such as meningitis. Never travel for Hajj without the permit, and pay no unlicensed agent. Heat is the main danger: water, shade, salt, rest.',
  ],
  steps: [
    step(
      'Read the official rules for this season',
      'Quota or registration, visa, age, companions, vaccination, dates in your country and the official platform (Nusuk for many countries). Write the last days for registration in red.',
      [
        'Read the official page of your country',
        'Write dates, papers and fees for the {trip}',
        'Ask a scholar about duty, debts and conditions',
      ],
      0.8,
    ),
    step(
      'Work out the cost and how it is paid',
      'Add package, flights, vaccinations, sacrifice, food, gifts, the family at home and ten per cent to spare. Debts and the family’s upkeep come first. Save a monthly sum in a separate account.',
      ['Add up the full cost', 'Settle or arrange debts', 'Set the monthly sum'],
      1.5,
    ),
    step(
      'Choose a licensed operator by five questions',
      'Licence number, hotel’s distance on foot, camp and tent place, guide and doctor, what happens on cancellation. Ask three who went with them last year. Shared room saves much.',
      [
        'Check the licence in the official list',
        'Compare three offers line by line',
        'Agree with {person} on room and pace',
      ],
      3,
    ),
    step(
      'Register, book and apply for the visa',
      'Passport valid over six months, photos, vaccination certificate, relation papers where asked. Pay by traceable means. Keep copies in two phones and on paper.',
      ['Register before the last day', 'Send papers and book the {trip}', 'Get vaccination and certificate'],
      2,
      { daysBefore: 90, waitDays: 21 },
    ),
    step(
      'Learn the rites in order',
      'Ihram and its limits, talbiyah, tawaf seven rounds, prayer, sa’y seven times, cutting hair; for Hajj also Mina, Arafat, Muzdalifah, stoning, sacrifice. Draw it as a map. Ask what to do if you lose your group, are ill or menstruating.',
      ['Go to a seminar in the mosque', 'Draw the map of the {trip} rites', 'Learn the main supplications by heart'],
      8,
    ),
    step(
      'Walk daily and break in your shoes',
      'Build up from thirty minutes to two hours with hills over eight to twelve weeks. Break in sandals and shoes, try cream against chafing, and practise in warm clothes. Bring a wheelchair plan for {person} if needed.',
      ['Walk on four days a week', 'Break in sandals', 'Check feet and cream'],
      15,
    ),
    step(
      'Ask forgiveness, settle things and pack',
      'Write a will, return what is borrowed, make peace with family. Pack two sets of ihram, unscented soap, medicine for the whole time with prescription, umbrella, small bag, labels, power bank, snacks.',
      ['Write or check the will', 'Call those you owe a word', 'Pack by list and leave copies at home'],
      4,
    ),
    step(
      'Go calmly, and keep one thing after it',
      'Drink before thirst, walk at night hours, keep the group card on you, meeting point for {person}. Patience in crowds is part of it. At home write down three resolutions and keep one act each day.',
      ['Agree on meeting points', 'Write three lines each evening', 'Choose one daily act to keep'],
      10,
    ),
  ],
  suggestions: [
    tip('Learn duas in your own language too', 'The heart speaks plainly.', 'List of names', 'Small book'),
    tip('Go outside school holidays', 'Umrah is cheaper and emptier.', 'Winter months', 'Weekdays'),
    tip('Wear one clear mark in the group', 'You find each other.', 'Ribbon', 'Card with hotel'),
    tip('Carry salts and a spray bottle', 'Heat comes early.', 'Two litres', 'Shade'),
    tip('Ask for ground floor', 'Lifts queue at prayer.', 'Older parents', 'Early'),
    tip('Keep the phone away in tawaf', 'Presence over pictures.', 'One photograph', 'Afterwards'),
    tip('Train patience at home', 'Queues, noise.', 'One thing a day', 'Breathe'),
    tip('Take simple food', 'Stomachs are surprised.', 'Dates, bread', 'Boiled water'),
    tip('Learn twenty Arabic words', 'Helpers understand.', 'Water, doctor', 'Smile'),
    tip('Invite before you go', 'Ask pardon over tea.', 'Family', 'Neighbours'),
    tip('Plan rest days after', 'The body is tired.', 'Three days', 'No guests'),
    tip('Give in secret', 'Part of the trip.', 'Small notes', 'Cleaners first'),
  ],
};
