import { type Kind, step, tip } from '../kind.ts';

/** The dance sits half. */
const choreo = ["choreo's", 'had six', 'sits in the studio', 'learned up to', 'middle part'];

/** A group number. */
const crowd = ['cousins/group/tiktok/sangeet'];

/** A father, a knee, little time. */
const father = ['seaman/father/77', 'new knee', 'home only'];

export const danceForAnEvent: Kind = {
  id: 'dance-for-an-event',
  category: 'hobby',
  name: 'Dance at my event',
  slots: {
    dance: {
      words: [
        'first dance|wedding dance',
        'slow waltz|waltz',
        'Viennese waltz',
        'foxtrot',
        'tango',
        'samba',
        'salsa',
        'rumba',
        'jive|rock n roll|rock and roll',
        'Bollywood routine|bollywood|bhangra|sangeet',
        'father-daughter dance|father daughter',
        'mother-son dance|mother son',
        'flash mob',
        'ceilidh',
        'group routine|choreography|tiktok',
        'ballet piece|ballet',
        'hip-hop routine|hip hop',
        'show dance|show',
        'competition routine|competition',
        'audition piece|audition',
      ],
      otherwise: 'dance',
    },
    event: { from: 'event', otherwise: 'the big day' },
    partner: { from: 'person', otherwise: 'everyone who dances with you' },
  },
  ask: {
    question: 'Which occasion is it, when, and have you danced before?',
    chips: ['Our wedding, both beginners', 'A group surprise', 'A show with my class'],
  },
  hoursAWeek: 2,
  weekly: 'One lesson or long rehearsal, and three times ten minutes at home with the music',
  measures: ['lessons', 'rehearsals'],
  overview:
    'You will choose music that suits your level, have a short {dance} put together, and repeat it until it runs by itself. The last weeks are for shoes, clothes, floor and an audience of two before {event}.',
  approach:
    'Two minutes, few figures, done calmly look better than a hard routine with worried faces. Begin and end are what people remember, so learn them first. It goes wrong when the song is too long, or the first try in shoes and dress is on the day itself.',
  done: 'You have danced from the first to the last step in front of everyone and looked up while doing so.',
  cautions: [
    'Practise lifts only with a teacher and mats, and leave them out if you have back, shoulder or heart trouble or are pregnant.',
  ],
  steps: [
    step(
      'Practise it in the dress, on that floor, with eyes on you',
      'What sits in the studio falls apart by shoes, floor and people. Six runs: shoes, skirt or jacket, other room, three watchers, lights, after a glass of water and stairs. Keep one sign each for slow, turn and end. Whatever happens: step on, smile, next corner.',
      ['Six runs, each with one more real thing', 'Agree on three signs', 'Practise going on after a slip'],
      1,
      { when: { said: choreo } },
    ),
    step(
      'Mend middle and lift by the four bars around them',
      'Start from the bar before the fault, ten times slow with counts, ten with music, ten from the end. A lift: mat, spotter, hips close, count of three, ten a session and none tired; still shaky eight days before means a simpler picture in its place.',
      ['Ten slow, ten with music, ten from the end', 'Spotter and mat for the lift', 'Decide eight days before'],
      4,
      { when: { said: choreo } },
    ),
    step(
      'Choose the music and dance once round the kitchen',
      'Between 90 and 150 seconds, a clear beat, and a text that suits the occasion. Fade longer songs out. Walk to it together in time; if that works, the song is right.',
      [
        'Listen to five songs and walk to each',
        'Clap the beat with {partner}',
        'Cut the song to at most two and a half minutes',
      ],
      1.5,
      { when: { unsaid: choreo } },
    ),
    step(
      'Book a teacher for your {dance} and fix all dates',
      'Three to five private lessons are enough for a simple piece, eight to ten for a show. Before {event} studios fill up, so book early. Groups need one person who decides and one evening a week.',
      [
        'Message two studios with date, song and level',
        'Ask about price and whether they shape a routine',
        'Enter the dates of {partner}, too',
      ],
      2,
      { when: { unsaid: choreo }, waitDays: 3 },
    ),
    step(
      'Learn basic step, start and final pose',
      'How you walk on, take hands, begin on the right beat, and how it ends. With these three parts you could already dance the whole song in an emergency.',
      [
        'Practise walking on and bowing five times',
        'Dance the basic step through the whole song',
        'Repeat the ending until it is on the last note',
      ],
      3,
      { when: { unsaid: choreo, level: 'beginner' } },
    ),
    step(
      'Choose the three moments that people will remember',
      'You have the steps; now plan the show: one entrance, one surprise in the middle, one ending. Everything between may be simple.',
      ['Mark the three places in the music', 'Try two ideas for each', 'Leave out what fails more than once in five'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Learn the {dance} in four short sections',
      'One section a week, each about 30 seconds. Film the teacher dancing it. Add the next only when the last runs three times without talking.',
      [
        'Write the counts of each section on a card',
        'Practise ten minutes on three days',
        'Say the next step aloud while dancing',
      ],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Learn one figure for the {dance} and repeat it',
      'With few weeks left use basic step, one turn, one promenade and a dip or bow. Repeated twice it fills the song and looks planned.',
      ['Book a double lesson this week', 'Film the teacher', 'Practise every day for ten minutes'],
      5,
      { when: { weeksTo: 3.9 } },
    ),
    step(
      'Make the group number out of eight moves',
      'Front row knows it, back row copies. Eight eights of simple moves, formation changes on ones, 90 seconds in all. A video with counts to everybody, two group hours, one on the floor. Left feet stand at the side with claps and arms.',
      ['Choose eight moves', 'Send a video with counts', 'Fix two group hours'],
      5,
      { when: { said: crowd } },
    ),
    step(
      'Learn alone what you need for the few weeks together',
      'Box or slow waltz to the tune, left hand on a door, ten minutes daily from a film; she sends her video. Then five meetings of an hour. With a new knee: small steps, no twist on the planted foot, ninety seconds, a turn by walking round. A look at her is better than a figure.',
      ['Ten minutes daily to the tune', 'Five meetings in the last weeks', 'Ninety seconds, walking turns'],
      5,
      { when: { said: father } },
    ),
    step(
      'Rehearse in the shoes and clothes of the day',
      'Break shoes in for five hours before. Test whether you can lift your arms and turn; a long dress needs a loop or a second skirt. Ask about size, covering and slope of the floor for {event}.',
      [
        'Wear the shoes at home for half an hour a day',
        'Dance in something as long and wide as the dress',
        'Ask the place for the floor’s size and surface',
      ],
      3,
      { daysBefore: 10 },
    ),
    step(
      'Show the {dance} to two people and keep going',
      'Dance it from entrance to bow without stopping, whatever happens. Agree with {partner} on one sign and one safe step for when someone is lost. Film it and change no more than one thing.',
      [
        'Invite two kind people',
        'Dance it twice, the second time with a planned mistake',
        'Look at faces and arms in the film',
      ],
      2,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Dance at {event} from entrance to bow',
      'Give the music file to two people, check where you enter, dance it once through the same morning. Breathe out, look at each other, begin. It is done with the bow.',
      [
        'Send the file and the start signal to whoever plays it',
        'Walk the floor beforehand',
        'Dance once with somebody else right afterwards',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Practise with the second verse',
      'You always start at the front, so the end is weak.',
      'Start in the middle',
      'Last 30 seconds most',
    ),
    tip('Take small steps', 'It looks calm and saves the dress.', 'Half as large', 'Heels off at home'),
    tip('Listen to the song on the way', 'You should know each change.', 'Ten times a week', 'Count the eights'),
    tip('Make a phone film from all sides', 'Guests sit everywhere.', 'Front and side', 'Hide nothing behind backs'),
    tip('Agree who leads', 'Two leaders get stuck.', 'One gives signals', 'The other decides nothing'),
    tip('Roughen new soles', 'Slippery floors end dances.', 'Sandpaper', 'Try outside the hall'),
    tip(
      'Write the music times down for the DJ',
      'Band or DJ need start and fade to the second.',
      'Start and fade',
      'A second file on a phone',
    ),
    tip('Eat and drink two hours before', 'Knees shake on an empty stomach.', 'Water', 'No sparkling wine yet'),
    tip('Smile on the first step', 'It relaxes faces, yours and theirs.', 'Practise it', 'Look over heads'),
    tip('Ask guests to join after a minute', 'A shorter show is easier.', 'Give a sign', 'Tell two couples before'),
    tip('Rest sore feet', 'Blisters come in the last week.', 'Plasters in time', 'Soft shoes between'),
    tip(
      'Keep one secret from everyone',
      'A surprise of three seconds is enough.',
      'A turn or a hat',
      'Practise it most',
    ),
  ],
};
