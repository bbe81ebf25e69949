import type { Advice } from './advice.ts';

export const adviceOnBody: readonly Advice[] = [
  {
    id: 'sore-throat-cold',
    says: `
      I've caught a cold, what now
      home remedies for a sore throat
      how long does a cold last
      runny nose since yesterday
      is it flu or a cold
    `,
    answer:
      'Rest, drink, warm rooms with moist air, honey for the cough (not for babies), paracetamol or ibuprofen as the leaflet says. Seven to ten days are normal. Fever over 39 for more than three days, breathlessness, chest pain or getting worse after being better: doctor.',
  },
  {
    id: 'headache',
    says: `
      I have a headache from work
      what helps against headaches
      headache every afternoon
      tension headache, what can I do
      how do I get rid of a headache without pills
    `,
    answer:
      'Drink two glasses of water, look into the distance, loosen neck and jaw, ten minutes of air. Often it is too little sleep, food or water, or the screen. Painkillers on more than ten days a month make headaches themselves. The sudden worst one of your life, with fever, stiff neck, weakness or after a blow: emergency.',
  },
  {
    id: 'energy-low',
    says: `
      I'm always tired, why
      I have no energy after lunch
      how do I get more energy
      why am I so tired all the time
      afternoon slump, what helps
      constantly worn out
    `,
    answer:
      'First the plain causes for two weeks: the same bedtime, daylight before noon, water, a lunch that is not mostly bread, a walk of ten minutes after it, no coffee after two. If it stays, a doctor can check iron, thyroid, vitamin D and sleep apnoea with little effort. Tired with no joy in anything for two weeks is worth telling as well.',
  },
  {
    id: 'knee-stairs',
    says: `
      my knee aches when I walk down the stairs since the long runs
      my knees pinch going down steps, do I have to stop running
      twinge in my knee on the way downstairs
      one knee niggles after running, rest or carry on
      knee feels funny after my long run, should I rest
      my knee grumbles on the way down hill
      my knee hurts on stairs
      knee pain after running
      my knee clicks, is that bad
      sore knee, should I stop training
      what is runner's knee
      knee swollen after exercise
    `,
    answer:
      'Clicking without pain is harmless. Pain around the kneecap on stairs mostly comes from too much too soon: halve it for two weeks, keep cycling or walking, and strengthen thighs and hips. Swelling, locking, giving way or pain at rest needs a doctor or physio.',
  },
  {
    id: 'lose-belly',
    says: `
      how do I lose belly fat
      best exercise for a flat stomach
      do sit ups burn fat
      how do I get rid of my belly
      love handles, what helps
    `,
    answer:
      'Fat cannot be lost in one place; the belly goes with the rest. A little less food than you use, protein at each meal, lifting something heavy twice a week and walking daily does it, a half to one kilo a week at most. Sleep and less alcohol show first at the waist.',
  },
  {
    id: 'meal-plan',
    says: `
      what should I cook this week
      healthy dinner ideas
      quick meals for busy evenings
      what do I eat when I have no time to cook
      easy lunches for work
      how do I eat healthier without much effort
    `,
    answer:
      'Three dinners on repeat are enough: a tray of vegetables with chicken or chickpeas from the oven, a pan of eggs with whatever is there, lentils or beans with tomatoes over rice. Cook double, so lunch is done. Half the plate vegetables, a palm of protein. Shop once, with a list.',
  },
  {
    id: 'snacks',
    says: `
      healthy snacks for the office
      what can I snack on
      snack ideas without sugar
      what do I eat between meals at work
      good snack for the afternoon
    `,
    answer:
      'Something with protein or crunch that keeps: a handful of nuts, yoghurt with berries, carrots or apple with peanut butter or hummus, a boiled egg, wholemeal crackers with cheese, edamame. Put two days’ worth in the drawer, out of sight, and drink something first. If it is every day at four, lunch was too small.',
  },
];
