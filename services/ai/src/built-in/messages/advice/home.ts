import type { Advice } from './advice.ts';

export const adviceOnHome: readonly Advice[] = [
  {
    id: 'plant-care',
    says: `
      why are my plants dying
      how often do I water houseplants
      my plant has yellow leaves
      which plants are easy
      plants for a dark flat
      brown tips on my plant
    `,
    answer:
      'Most die of too much water: stick a finger two centimetres into the soil and water only when it is dry there. Yellow leaves mean wet feet, brown tips dry air or missed water. For dark rooms zamioculcas, sansevieria and ivy forgive nearly everything. Turn them a little every week.',
  },
  {
    id: 'cleaning',
    says: `
      how do I keep my flat tidy
      cleaning routine for busy people
      my home is a mess, where do I start
      how do I clean an oven
      how do I get motivated to clean
      I hate housework
    `,
    answer:
      'Ten minutes with a timer every evening, one place a day: worktops, bath, floor, laundry, bed. Begin with the rubbish, then the dishes, then what lies on the floor; it looks better after ten minutes already. What has no place to go is too much: one bag a week out of the house.',
  },
  {
    id: 'present-ideas',
    says: `
      what can I give somebody who has everything
      present ideas for my dad
      what do I give my boss
      birthday present for a friend
      good christmas gift for grandparents
      wedding gift idea
    `,
    answer:
      'Time and food beat things: an evening you cook, a trip to a place they once named, a photo book of one good year. Else something they use every day in a better version than they would buy. Ask what they complained about lately; there is often a present in it. A handwritten page makes any gift larger.',
  },
  {
    id: 'travel-alone',
    says: `
      should I travel alone
      first solo trip, tips
      is it safe to travel alone as a woman
      where should I go on my own
      lonely when travelling alone
      what do I pack for a weekend
    `,
    answer:
      'Begin with three or four days in a city with good trains; book the first night near the station, arrive by daylight, and tell one person your plan. One fixed thing a day, such as a tour or a class, brings people. Pack for half the days. Eating alone gets easy on the second evening.',
  },
  {
    id: 'pets-alone',
    says: `
      can I leave my cat alone for a weekend
      how long can a dog stay alone
      who looks after my dog when I travel
      my cat wakes me at night
      is it ok to leave the dog while I work
    `,
    answer:
      'An adult cat manages a day or two with somebody who comes once a day; a dog four to five hours, learned in small steps. For longer, a sitter who comes to your home is kinder than a new place, and a trial day tells much. A night-time cat needs play and its meal right before your bedtime.',
  },
];
