import { type Kind, step, tip } from '../kind.ts';

export const rootsTrip: Kind = {
  id: 'roots-trip',
  category: 'personal',
  name: 'See the place my family comes from',
  slots: {
    person: { from: 'person', otherwise: 'your family' },
    place: { from: 'place', otherwise: 'the old place' },
  },
  ask: {
    question: 'Whose village or town is it, do you know its name, and who could still be there?',
    chips: ['I know the village', 'Only the country and a surname', 'There are relatives left'],
  },
  hoursAWeek: 2,
  overview:
    'You collect what is still known about {person}, find the exact place under its names of then and now, look for somebody there before you travel, and go with a few papers, photos and time to sit down.',
  approach:
    'Ask the living first, since papers wait and people do not. One contact on the spot is worth a week of searching. What usually goes wrong is one afternoon for the whole village, and a name that three places share.',
  done: 'You have stood there, met or found somebody who knew something, and brought the story home for the others.',
  cautions: [
    'Look up the travel advice for the region and the entry rules for your passport. In some places a claim to land or past quarrels are a delicate matter: ask as a guest.',
    'It can stir up more than you expect. Leave an empty day after it.',
  ],
  steps: [
    step(
      'Ask the oldest relatives three questions and record it',
      'What was the place called, who stayed behind, what did the house look like? Record it on the phone, and ask for photos, letters, prayer books and papers; look at the backs. Write each name as it was spoken.',
      ['Ring the oldest relative', 'Record half an hour', 'Photograph papers front and back'],
      1.5,
    ),
    step(
      'Find the exact place on an old and a new map',
      'Names changed with borders and languages. Put every spelling into a gazetteer, compare with district and church or mosque on the papers, and mark the spot. Where two places fit, note what would decide.',
      ['Write all spellings', 'Look them up in a gazetteer', 'Mark the place on both maps'],
      2,
    ),
    step(
      'Look for records of your family there',
      'Church books, civil registers, ship lists, cemetery pages and local genealogy groups. Ask one clear question in a group for that region: name, year, village. Copy what you find with its source.',
      ['Search two collections', 'Ask one question in a regional group', 'Write a page with what is certain'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Write to somebody on the spot before you book',
      'The town hall, parish, school, museum or a guest house: who you are, which name, when you could come, one photo. Have it translated. Ask who knows the old stories, and who could drive and interpret for a day.',
      ['Write ten lines with one photo', 'Have them translated', 'Send them to three addresses'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Choose the season, the way and a bed near by',
      'Two nights close to the place itself and a day in the archive town. Check roads in that season, buses, a driver for a day, and entry rules. Book what can be cancelled until your contact has answered.',
      ['Choose the weeks', 'Compare way and cost', 'Book beds that can be cancelled'],
      3,
      { daysBefore: 90 },
    ),
    step(
      'Pack a thin folder, photos and a gift',
      'The page with names and years, copies of photos to give away, a family tree with gaps, something from your home. Questions on a card: who lived next door, where is the school, the well, the graves?',
      ['Copy papers and photos', 'Write the card', 'Buy a gift that travels well'],
      1.5,
      { daysBefore: 10 },
    ),
    step(
      'Go slowly: sit down, ask, look at graves and houses',
      'Begin with your contact or the oldest person on a bench. Walk from church or mosque to cemetery, school and house. Ask before you photograph people. Take a stone, a leaf, a recipe, the sound of the place.',
      ['Visit your contact first', 'Walk to the four places', 'Write down that evening who said what'],
      12,
    ),
    step(
      'Bring the story home to the others',
      'An evening with pictures or ten pages for everybody: what was true, what was not, who is still there. Write to whoever helped you, with a print. Agree who goes next.',
      ['Choose twenty pictures', 'Write ten pages or hold the evening', 'Thank the people there'],
      4,
    ),
  ],
  suggestions: [
    tip('Take a DNA match along', 'A cousin may live there still.', 'Sort matches by country', 'Write to one'),
    tip('Learn the alphabet', 'You can read graves and signs.', 'Ten signs a day', 'Practise on the family name'),
    tip('Ask for the family recipe', 'Food opens doors.', 'Cook it before you go', 'Compare it there'),
    tip('Record the dialect', 'It may be gone in ten years.', 'Ask before recording', 'Keep the date in the name'),
    tip('Make copies to give away', 'Old photos are the best gift.', 'Print ten', 'Write names on the back'),
    tip('Read a local history', 'You see what your family saw.', 'Ask a library', 'Mark three places'),
    tip('Go with a cousin', 'Two remember more.', 'Ask one who cares', 'Share the questions'),
    tip('Save by a small pot', 'A date makes it real.', 'Add up the trip', 'Set up a transfer'),
    tip('Visit the archive for a day', 'Some books are not online.', 'Write to book a seat', 'Take the exact years'),
    tip('Keep an empty day', 'It needs time to settle.', 'Plan nothing', 'Write a letter to somebody'),
    tip('Map the street of then', 'Numbers change and corners stay.', 'Compare two maps', 'Mark the well or bridge'),
    tip('Plant or leave something', 'A small act ends the way.', 'Ask what is welcome', 'Take one picture'),
  ],
};
