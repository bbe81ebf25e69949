import { type Kind, step, tip } from '../kind.ts';
import { hearingAidsHere } from '../local-health.ts';

export const getHearingAids: Kind = {
  id: 'get-hearing-aids',
  category: 'health',
  name: 'Hear better again',
  slots: {
    place: {
      words: [
        'family dinners|family|table|dinner',
        'meetings|work|office',
        'church|mass',
        'restaurants|pub|restaurant|café',
        'phone|phone calls',
        'television|tv',
        'choir|music|concerts|orchestra',
        'school|classroom|lectures',
        'theatre|cinema',
      ],
      otherwise: 'groups and noise',
    },
    person: {
      words: [
        'wife',
        'husband',
        'partner',
        'grandchildren|grandkids',
        'children|kids',
        'daughter',
        'son',
        'mother|mum',
        'father|dad',
      ],
      otherwise: 'family',
    },
  },
  ask: {
    question: 'What do you miss most, and has your hearing been tested?',
    chips: ['Talk in groups', 'TV too loud, family complains', 'I have aids but do not wear them'],
  },
  hoursAWeek: 2,
  weekly: 'Wear them all day, and read aloud for ten minutes while getting used to them',
  overview:
    'You will have ears and hearing tested, try at least two devices in your own life, get what insurance or the state pays, and train for six weeks, because the brain must learn to listen again.',
  approach:
    'Go early: the longer one waits, the harder it is for the brain. Wear the aids from morning to evening from day one, also at home where it is quiet. Most aids end in a drawer because nobody went back to have them adjusted three times.',
  done: 'You wear them for at least eight hours on most days, and follow a talk in the place that mattered to you.',
  cautions: [
    'Sudden hearing loss within hours or days is an emergency: see an ear doctor within 24 hours. See one soon for loss on one side only, pain, discharge, dizziness or a beat in the ear.',
    'No cotton buds and no ear candles; let a professional take out wax.',
  ],
  steps: [
    step(
      'Note where you miss words',
      'Five situations, how often from 0 to 10, and what others say about it. Take a free hearing check by phone or in a shop if you are unsure.',
      ['Write the five, {place} among them', 'Ask your {person} what they notice', 'Do a free hearing check'],
      0.5,
    ),
    step(
      'Have ears and hearing tested by a doctor',
      'Wax, middle ear and an audiogram with word test. Ask for the curve and the prescription.',
      [
        'Book an ear doctor or audiologist',
        'Ask: which kind of loss, and would aids help in noise?',
        'Mention ringing, dizziness and medicines',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Find out what is paid and by whom',
      'Health service, insurer, employer, pension, veterans. There is nearly always a good model without own payment; ask for it in writing.',
      [
        'Call the insurer: how much, how often, what about repair?',
        'Ask the employer if it is for {place}',
        'Write the sum you want to add at most',
      ],
      1,
      { local: hearingAidsHere },
    ),
    step(
      'Try two models in your own life',
      'Two to four weeks each, one of them without extra payment. Test them in {place}, on the phone, in the car, with glasses on. Rechargeable or batteries, and can your fingers handle them?',
      [
        'Choose an audiologist with free trials',
        'Test in {place} and give marks',
        'Ask about phone link, loop and repair',
      ],
      2,
      { waitDays: 28 },
    ),
    step(
      'Wear them all day for six weeks',
      'Cutlery, paper and your own voice sound harsh at first; that fades. Start in quiet, then with one person, then in groups.',
      ['Put them in before breakfast', 'Read aloud ten minutes', 'Listen to a radio play or podcast and retell it'],
      4,
    ),
    step(
      'Go back for fine tuning three times',
      'Bring examples: too shrill in {place}, whistling with a hat, voice hollow. Good ones measure in the ear canal; ask for it.',
      ['Write each bad moment with place', 'Book three dates now', 'Ask for a programme for noise'],
      1.5,
    ),
    step(
      'Change seats and habits for easy listening',
      'Back to the wall, light on faces, one speaker at a time, TV by direct link, subtitles. Tell others to say your name first.',
      ['Choose your seat at {place}', 'Tell your {person} two rules', 'Get a TV link or loop if needed'],
      1,
    ),
    step(
      'Check after three months what is better',
      'Give the five situations marks again. If speech stays poor with good aids, ask about a cochlear implant or microphone.',
      ['Compare the marks', 'Decide on the model and settle payment', 'Put the yearly test in the calendar'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Clean them each night', 'Wax blocks the sound.', 'A dry cloth', 'Change the filters'),
    tip('Keep a drying box', 'Moisture damages them.', 'Overnight', 'Battery door open'),
    tip('Carry spare batteries', 'They die at the wrong time.', 'In purse and car', 'Or charger'),
    tip('Insure them', 'Many are lost in the first year.', 'Household policy', 'A cord for sport'),
    tip('Say it openly', 'I wear aids, look at me please.', 'At the start', 'Saves guessing'),
    tip('Rest your ears', 'Listening is tiring at first.', 'Half an hour of quiet', 'Then on again'),
    tip('Protect what is left', 'Noise goes on harming.', 'Plugs at tools', 'Concert filters'),
    tip('Use the phone app', 'Change programme without fumbling.', 'Noise, music', 'Save favourites'),
    tip('Try a class in lip reading', 'It adds half of the words.', 'Adult school', 'With a friend'),
    tip(
      'Take them off before the shower',
      'Water is the commonest damage.',
      'A box by the basin',
      'Always the same place',
    ),
    tip('Ask for loops', 'Churches and halls have them.', 'T sign', 'Ask the audiologist to switch on'),
    tip('Test parents kindly', 'Loneliness comes with bad hearing.', 'Offer to come', 'Start with tv'),
  ],
};
