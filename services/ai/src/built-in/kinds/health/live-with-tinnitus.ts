import { type Kind, step, tip } from '../kind.ts';

export const liveWithTinnitus: Kind = {
  id: 'live-with-tinnitus',
  category: 'health',
  name: 'Live well with my tinnitus',
  slots: {
    noise: {
      words: [
        'whistling|whistle|high tone|tone',
        'ringing',
        'hissing|hiss',
        'buzzing|buzz',
        'humming|hum',
        'roaring',
        'clicking',
        'pulsing|heartbeat|pulse',
      ],
      otherwise: 'noise',
    },
    hard: {
      words: [
        'sleep|falling asleep|nights|night|bed',
        'work|concentration|office',
        'quiet rooms|silence|quiet',
        'music|concerts|band',
        'reading',
        'mood',
      ],
      otherwise: 'quiet evenings',
    },
  },
  ask: {
    question: 'Since when, one ear or both, and is your hearing tested?',
    chips: ['A few days', 'Years, nights are worst', 'After loud music or work'],
  },
  hoursAWeek: 2,
  weekly: 'Sound in the background every evening, ten minutes of attention training',
  overview:
    'New tinnitus is looked at by an ear doctor quickly. When it stays, the aim is that you no longer notice it for hours: sound around you, hearing aids if you hear less, sleep, and training in cognitive behavioural therapy, which has the best proof.',
  approach:
    'Silence and listening for it make it louder; a soft sound and something to do make it fade. It usually gets quieter over six to eighteen months. No tablet or device is proven to switch it off, so keep the money for what works.',
  done: 'In a normal week it bothers you three or less on a scale of ten, and you sleep and work in spite of it.',
  cautions: [
    'See a doctor within a day or two for tinnitus with sudden hearing loss, dizziness or weakness of the face, and soon for one that beats with the pulse or sits in one ear only. If you feel you cannot bear it, call a doctor or crisis line today.',
    'Ear plugs all day make it worse; use them only in loud noise.',
  ],
  steps: [
    step(
      'Describe your {noise} and rate it',
      'Ear, pitch, since when, what came before (noise, cold, stress, new tablets, jaw), and how much it bothers you from 0 to 10 morning and evening.',
      ['Write the first rating', 'Note loud hours and medicines, aspirin and others', 'Mark trouble with {hard}'],
      0.4,
    ),
    step(
      'Have ears, hearing and jaw examined',
      'Wax, middle ear, audiogram, blood pressure, jaw and neck; a scan if one-sided or pulsing. Ask which tablets may cause it.',
      [
        'Book an ear doctor, and say if it is new',
        'Ask: is my hearing lower at this pitch?',
        'Ask what is worth treating',
      ],
      1,
      { waitDays: 7 },
    ),
    step(
      'Put soft sound into quiet hours',
      'Rain, fan, sea or quiet radio, a little softer than the {noise}, not drowning it. It takes the contrast away.',
      ['Try three sounds tonight', 'Set a timer or leave it on', 'Write marks from 0 to 10 for {hard}'],
      0.7,
    ),
    step(
      'Repair sleep and the last hour',
      'Fixed getting-up time, sound by the bed, no checking if it is there, up after twenty minutes awake. Caffeine early.',
      [
        'Place the speaker a metre from the bed',
        'Same getting-up time for two weeks',
        'Write thoughts down before bed',
      ],
      2,
    ),
    step(
      'Protect ears without hiding in silence',
      'Plugs over 85 decibels (shouting to be heard at a metre), filtered ones for concerts; none in traffic or at home.',
      [
        'Buy filtered plugs',
        'Listen for a change of the {noise} after your loudest hour',
        'Take plugs out in normal rooms',
      ],
      1,
    ),
    step(
      'Try hearing aids if you hear less',
      'Even mild loss at high pitches counts: with more outside sound the brain turns the {noise} down. Some have sound programmes.',
      ['Ask for a free trial', 'Wear for four weeks all day', 'Rate before and after'],
      2,
      { waitDays: 21, when: { weeksFrom: 5 } },
    ),
    step(
      'Train attention with tinnitus therapy',
      'Cognitive behavioural therapy, in person or as a tested online course for eight to ten weeks; relaxing neck and jaw adds. It changes how much it disturbs.',
      [
        'Ask the doctor or insurer for a course',
        'Ten minutes a day: move attention from it to hands, room, task',
        'Note thoughts such as it will never stop, and an answer',
      ],
      6,
    ),
    step(
      'Rate again and plan for loud days',
      'After three months compare. After noise, stress or a cold it may rise for days and fall again: rest, sound, sleep.',
      ['Compare ratings', 'Write what helps with {hard} on bad days', 'Back to the doctor if it bothers you over five'],
      0.5,
    ),
  ],
  suggestions: [
    tip(
      'Do not test it in silence',
      'Checking whether it is still there feeds it.',
      'Put the radio on',
      'Go back to your task',
    ),
    tip('Relax the jaw', 'Clenching changes the tone.', 'Lips together, teeth apart', 'Warm cloth'),
    tip(
      'Leave forums with horror stories',
      'They keep the alarm up.',
      'One good site is enough',
      'Rather meet a group',
    ),
    tip('Go outside daily', 'Birds and wind mask.', 'Half an hour', 'Without phones'),
    tip('Turn headphones down', '60 per cent, 60 minutes.', 'Over-ear', 'Breaks'),
    tip('Check aspirin and others', 'High doses can ring.', 'Ask the doctor', 'Not alone'),
    tip('Keep an evening with people', 'Ears that are busy forget the noise.', 'A card game', 'A quiet place'),
    tip('Explain it once', 'Others cannot hear it.', 'It is a tone, always', 'TV a bit on helps'),
    tip('Stretch the neck', 'Tight muscles often add to the noise.', 'Ask a physiotherapist', 'Five minutes a day'),
    tip(
      'Beware of cures for money',
      'No device or capsule is proven to switch it off.',
      'Ask for studies',
      'Wait a week before paying',
    ),
    tip('Sleep on the other ear', 'A soft sound from the pillow helps.', 'A pillow speaker', 'Very low'),
    tip('Treat low mood', 'Both feed each other.', 'Tell the doctor', 'Early'),
  ],
};
