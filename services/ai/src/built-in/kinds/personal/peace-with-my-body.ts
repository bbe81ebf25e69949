import { type Kind, step, tip } from '../kind.ts';

export const peaceWithMyBody: Kind = {
  id: 'peace-with-my-body',
  category: 'personal',
  name: 'Make peace with my body',
  slots: {
    part: {
      words: [
        'belly|stomach|tummy',
        'thighs|legs',
        'scar|scars',
        'skin|stretch marks',
        'breasts|chest',
        'face|nose',
        'arms',
        'hair|bald',
        'height|short',
        'ageing|aging|wrinkles',
      ],
      otherwise: 'body',
    },
  },
  ask: {
    question: 'What do you avoid because of how you look?',
    chips: ['Swimming and photos', 'Clothes and mirrors', 'Closeness'],
  },
  hoursAWeek: 1,
  unhurried: true,
  weekly: 'One thing you used to avoid, and ten minutes of moving for pleasure',
  overview:
    'You will see what feeds the harsh voice, wear what fits today, do avoided things in small steps, and look at what your body can do. The aim is peace, not loving each inch.',
  approach:
    'Waiting for another body is what keeps life small. Do things first; the feeling follows slowly. Fewer mirrors and fewer comparing pictures help within weeks. Talk to the body as you would to a friend’s.',
  done: 'Three things that you avoided are normal again, and on most days your body is not the main thing in your head.',
  cautions: [
    'If you starve, vomit, exercise against exhaustion, or think for hours about a flaw, speak with a doctor or an eating disorder service. If you think of hurting yourself, ring a crisis line now.',
  ],
  steps: [
    step(
      'Write down five things you avoid',
      'Pool, photos, shop, light, sleeveless. Order them from easy to hard. What would you do on Saturday if looks did not count?',
      ['Write five', 'Put them in order', 'Circle the easiest'],
      0.5,
    ),
    step(
      'Clean up what you see',
      'Mute 20 accounts that make you compare; follow five with all sorts of bodies. Scales and big mirror out of the way for a month.',
      ['Mute 20', 'Follow five', 'Put the scales away'],
      1,
    ),
    step(
      'Wear clothes that fit today',
      'Put away what pinches. Two outfits in which you can sit, eat and move.',
      ['Try on ten things', 'Box up the rest', 'Buy or alter one'],
      2,
    ),
    step(
      'Notice the harsh voice',
      'Write down three sentences it says and whose words they were. Answer each as to a friend: true, fair, useful?',
      ['Write three', 'Whose words', 'One answer each'],
      1.5,
    ),
    step(
      'Do the easiest avoided thing',
      'Twice within ten days, with somebody kind. Rate fear before and after.',
      ['Choose day and person', 'Do it twice', 'Write two figures'],
      1.5,
    ),
    step(
      'Move for pleasure twice a week',
      'Dance, water, walk, garden: without tracker and calories. Stop while it is nice.',
      ['Choose one', 'No tracker', 'Same hour'],
      6,
    ),
    step(
      'Look at what your body does',
      'Carries, hugs, heals, hears. One line each evening for three weeks, also about the {part}.',
      ['Book by the bed', 'One line', 'Read on Sunday'],
      1,
    ),
    step(
      'Tell people what not to say',
      'One sentence against talk of weight and looks: I do not talk about bodies today, tell me about your week.',
      ['Write it', 'Say it to one', 'Change the topic'],
      1,
    ),
    step(
      'Go up your list',
      'One step every two weeks. Fear is high at first and falls within minutes, if you stay.',
      ['Plan the next', 'Stay until it falls', 'Cross it off'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Get help when it stays loud',
      'A therapist with experience in body image, a group, a nurse for scars or skin. Early is easier.',
      ['Ask the doctor', 'Look for a group', 'First talk'],
      1,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Look in mirrors for a purpose', 'Checking makes it worse.', 'Teeth, hair, done', 'Whole, not parts'),
    tip('Take part in the photo', 'Others see the day, not the arm.', 'Stand in the middle', 'Keep one'),
    tip('Eat regularly', 'Hunger makes the voice louder.', 'Three meals', 'With people'),
    tip('Cream your skin slowly', 'Touch makes friends.', 'Two minutes', 'No judging'),
    tip('Thank for a compliment', 'Arguing trains the doubt.', 'Thank you, full stop', 'Write it down'),
    tip('Unlearn before and after', 'Pictures are light and angle.', 'Scroll on', 'Watch real people'),
    tip('Buy the swimsuit that holds', 'Fit gives courage.', 'Two sizes at home', 'Jump in it'),
    tip('Speak well of bodies before children', 'They learn by hearing.', 'Strong, quick, warm', 'No diets at table'),
    tip('Choose a kind doctor', 'You may be treated with respect.', 'Say it at the start', 'Change if needed'),
    tip('Rest without earning it', 'A body is no project.', 'Half an hour', 'Phone away'),
    tip('Read somebody who has been there', 'You are not alone.', 'Library', 'One chapter'),
    tip('Let bad days be small', 'They pass.', 'Soft clothes', 'One kind thing'),
  ],
};
