import { type Kind, step, tip } from '../kind.ts';

export const photographTheNightSky: Kind = {
  id: 'photograph-the-night-sky',
  category: 'hobby',
  name: 'Photograph the night sky',
  slots: {
    sight: {
      words: [
        'Milky Way',
        'northern lights|aurora|aurora borealis',
        'star trails|star trail',
        'moon|full moon|lunar eclipse',
        'meteors|perseids|geminids|shooting stars|meteor shower',
        'comet',
        'planets|Saturn|Jupiter',
        'galaxies|nebula|nebulae|deep sky|Andromeda|Orion',
        'stars|night sky',
      ],
      otherwise: 'night sky',
    },
  },
  ask: {
    question: 'What would you like to photograph at night, and with which camera?',
    chips: ['The Milky Way, with a camera', 'Stars or moon, with my phone', 'Northern lights on a trip'],
  },
  hoursAWeek: 3,
  overview:
    'You find out on which nights and from where the {sight} can be seen, practise focus and exposure at home in the dark, shoot a first series near by, then go to a truly dark place with a foreground, and edit one picture to the end.',
  approach:
    'Darkness, moon and clouds decide more than the camera, so the plan counts back from the right nights. Four things make most pictures: tripod, wide open lens, focus by hand on a star, and raw files. What goes wrong most is a blurred focus that shows only at home, and dew on the lens.',
  done: 'One picture of the {sight} is sharp, edited and on the wall, and you could take it again.',
  cautions: [
    'Tell somebody where you are and when you are back, look at the place in daylight, and park off the road. Never point a lens at the sun without a solar filter, not even in a partial eclipse.',
  ],
  steps: [
    step(
      'Find the nights and the direction for the {sight}',
      'A star map on the phone shows when it stands high and where. The Milky Way’s centre: in the north March to October, best at new moon in May to August, low in the south. Aurora: September to April with a forecast. Moonless nights are the four days either side of new moon.',
      ['Install a star map', 'Mark the moonless nights', 'Note direction and hour'],
      0.75,
    ),
    step(
      'Set the camera up and practise in a dark room',
      'Manual, raw, widest lens wide open (f/2.8 or f/4), ISO 1600 to 3200, 15 seconds, self-timer of two seconds. With a phone: night mode on a tripod, or an app with manual control. Find each button with your eyes shut: it will be dark and cold.',
      ['Read the page on manual and bulb', 'Save the settings', 'Find the buttons with closed eyes'],
      1.5,
    ),
    step(
      'Learn to focus on a star by hand',
      'Live view, the brightest star, magnify ten times, turn until it is smallest, then tape the ring. Take one picture and magnify it before you go on. Do it on five evenings from garden or balcony; lamps do not matter for this.',
      ['Focus on one bright star', 'Tape the ring', 'Check at full size each time'],
      3,
    ),
    step(
      'Shoot a first series of the {sight} near home',
      'Exposure in seconds: 300 divided by the focal length (20 mm: 15 seconds), or stars become lines. Take the same view with three ISO values and three times, and note what is best. Spare battery in a warm pocket.',
      ['Work out your longest time', 'Take nine pictures of one view', 'Write down the best values'],
      4,
    ),
    step(
      'Choose a dark place with something in front of it',
      'A map of light pollution shows green or darker within an hour or two. Look for a tree, hut, lake or ridge in the right direction, and go there by day: path, fence, where you park, where the {sight} will stand at which hour.',
      ['Look at the light pollution map', 'Visit one place by day', 'Take a picture in the right direction'],
      4,
    ),
    step(
      'Pack for the cold and the dew, with a plan B',
      'Red lamp, two batteries, empty card, warm layers, flask, hand warmer with a band round the lens against dew, cloth. Choose three possible nights and look at the cloud forecast at six in the evening; under 30 per cent is a go.',
      ['Pack the bag by list', 'Enter three possible nights', 'Choose who comes along'],
      1.5,
    ),
    step(
      'Photograph the {sight} on a moonless night',
      'Be there in twilight, frame and focus while you can see. Then half an hour for the eyes. Twenty frames of the same view for stacking, some with a light on the foreground, one with the lens cap on. Check the focus every ten minutes.',
      ['Frame in twilight', 'Take twenty frames', 'Check focus every ten minutes'],
      6,
    ),
    step(
      'Edit one picture and print it',
      'White balance near 4000 K, lift the sky with a gentle curve, noise reduction, or stack the twenty with a free program (Sequator, Siril). Stop before it turns purple. Print one large, and write place, night and settings on the back.',
      ['Choose the sharpest', 'Stack and edit for an hour', 'Print it and note the settings'],
      4,
      { resources: 'Free star map: https://stellarium-web.org' },
    ),
  ],
  suggestions: [
    tip(
      'Borrow a wide lens for a weekend',
      'A lens at f/2.8 gathers four times f/5.6.',
      'Shop or club',
      'Test it at home',
    ),
    tip('Make one star trail', 'The easiest first success.', '100 frames of 30 seconds', 'Free program'),
    tip('Join a star party', 'Somebody shows you focus in a minute.', 'Astronomy club', 'Red lamp only'),
    tip('Photograph the moon in daylight', 'It is as bright as a street.', '1/200, f/8, ISO 200', 'Longest lens'),
    tip('Write down your five values', 'Nobody thinks well at 2 a.m.', 'Card in the bag', 'Time, ISO, aperture'),
    tip('Turn off the stabiliser', 'On a tripod it blurs.', 'Switch on the lens', 'Back on afterwards'),
    tip('Learn ten stars by name', 'You find your way by them.', 'One a week', 'Polaris first'),
    tip('Take a self-portrait under the sky', 'A person gives size.', 'Stand still 15 seconds', 'Lamp upwards'),
    tip('Save a cloud page on your phone', 'It saves empty drives.', 'Two forecasts', 'Look at six'),
    tip('Warm the batteries', 'Cold halves them.', 'Inside pocket', 'Swap at half'),
    tip('Keep the first bad picture', 'It shows how far you came.', 'Print it small', 'Date on it'),
    tip('Show three people', 'They name what you no longer see.', 'One question each', 'Note the answers'),
  ],
};
