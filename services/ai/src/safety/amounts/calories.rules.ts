import { anyOf } from './any-of.ts';

const Calories = /(\d+(?:[.,]\d{3})?)\s*(?:k?cals?|calories|calorie|kalorien|calorias)\b/;
const Eaten = anyOf(
  'eat*, live, living, consum*, diet, day, daily, only, under, below, max, intake, surviv*, restrict*, essen, tag, taglich, nur, unter, manger, jour, sous, rester, comer, dia, diarias, solo, so, mangiare, giorno, stay*, keep*',
);
const NotEaten = anyOf(
  'burn*, verbrenn*, brul*, quem*, bruci*, deficit, defizit, less, fewer, weniger, moins, menos, meno, meal, meals, snack*, breakfast, lunch, dinner, recipe*, session, workout, serving, portion, drink, dessert, run*, surplus, track, cycl*, per hour, than',
);
const leastCalories = 1000;

/** Less than 1,000 kilocalories eaten a day. */
export function hasTooFewCalories(words: string): boolean {
  const [, digits] = Calories.exec(words) ?? [];
  if (
    !digits ||
    !Eaten.test(words) ||
    (NotEaten.test(words) && !/\bless than\b|\bmenos de\b|\bmeno di\b|\bmoins de\b|\bweniger als\b/.test(words))
  )
    return false;
  return Number(digits.replace(/[.,]/, '')) < leastCalories;
}
