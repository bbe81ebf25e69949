import { type Kind, step, tip } from '../kind.ts';

export const tendAGrave: Kind = {
  id: 'tend-a-grave',
  category: 'personal',
  name: 'Look after a grave',
  slots: {
    person: {
      words: [
        'mother-in-law|mother in law',
        'father-in-law|father in law',
        'grandmother|grandma|gran|nan|granny',
        'grandfather|grandad|granddad|grandpa',
        'grandparents',
        'mother|mum|mom|mam|mama',
        'father|dad|papa',
        'parents',
        'husband',
        'wife',
        'partner',
        'son',
        'daughter',
        'baby',
        'brother',
        'sister',
        'aunt',
        'uncle',
        'friend',
      ],
      otherwise: 'loved one',
    },
    stone: {
      words: [
        'headstone|gravestone|tombstone|head stone|grave stone',
        'wooden cross|cross',
        'plaque',
        'memorial bench|bench',
        'urn stone|urn plot',
        'family grave|family plot',
      ],
      otherwise: 'headstone',
    },
  },
  ask: {
    question: 'What does the grave need, and how far away do you live?',
    chips: ['It has no stone yet', 'It is overgrown or leaning', 'I live far away'],
  },
  hoursAWeek: 1,
  unhurried: true,
  weekly: 'A short look or one thought: water, a flower, a word',
  overview:
    'You find out whose grave it is on paper and what the cemetery allows, then do what it needs: clean and plant it, choose the {stone} and the words for it, or arrange care from afar. At the end the grave of your {person} is in order, and you know who looks after it in each season.',
  approach:
    'Ask before you dig, clean or order: nearly every cemetery has rules about size, stone, plants and who may decide. There is no hurry. The ground should settle for six to twelve months before a stone is set, and words are better after a year. What usually goes wrong is one relative ordering alone, and bleach on old stone.',
  done: 'The grave looks as you wish, stone and lettering are approved where they are new, and it is settled who cares for it and who pays.',
  cautions: [
    'A leaning stone can fall and kill: do not push, straighten or lean on it, keep children away and tell the cemetery. Never use bleach, wire brushes or pressure washers.',
    'Grief often comes at the gate. Go with company if you like, and leave when it is enough. If the pain does not ease over months, speak with a doctor or a bereavement group.',
  ],
  steps: [
    step(
      'Visit, or have photographed, the grave as it is today',
      'Stand there for a while first. Then take four pictures: whole, stone, lettering, ground. Note the row and number. If you live far away, ask a relative, the cemetery or a volunteer for pictures.',
      [
        'Fix the day, alone or with somebody who knew your {person}',
        'Photograph stone, lettering and ground',
        'Write down the section and the number',
      ],
      2,
    ),
    step(
      'Ask the cemetery who holds the rights and what is allowed',
      'Ring the office or the parish: who is the registered holder, until when is the lease paid, which sizes, stones, words, plants and lights are allowed, what does a permit cost? Without the holder nobody may set a stone.',
      [
        'Find the deed or ask whose name is in the register',
        'Ask for the rules and the price list in writing',
        'Note when the right to the grave ends',
      ],
      1,
      { waitDays: 7 },
    ),
    step(
      'Agree with the family on wishes and money',
      'Send the same three questions to everybody close: what would your {person} have liked, what must not be on it, who can give what? One person then orders, and the others see the drawing first.',
      [
        'Write the three questions to brothers, sisters and partner',
        'Give two weeks for answers',
        'Write down what was agreed',
      ],
      2,
      { waitDays: 14 },
    ),
    step(
      'Clean and plant the grave gently',
      'Plain water, a soft brush, wooden sticks for moss; ask a mason about lichen on old stone. Take out weeds by the root, add soil where it has sunk, and plant three low kinds that need little: one evergreen, one for spring, one for late summer.',
      [
        'Pack water, soft brush, gloves, kneeling mat',
        'Choose plants for its light and soil',
        'Photograph it when it is done',
      ],
      4,
    ),
    step(
      'Get three written offers for the {stone}',
      'Ask masons who are registered with the cemetery: stone and where it comes from, size, foundation, lettering by letter, permit, guarantee, time. Touch samples in the wet. A plain good stone outlives a polished dear one.',
      [
        'Look at stones nearby and photograph three you like',
        'Ask three masons for the full price with permit',
        'Ask about instalments or a grant if money is short',
      ],
      4,
      {
        waitDays: 21,
        when: { said: ['headstone/gravestone/tombstone/stone/plaque/cross/inscription/bench/memorial/lettering'] },
      },
    ),
    step(
      'Find the words for the inscription and sleep on them',
      'Write name and dates from the certificate, then ten lines that could only be about your {person}: a phrase they said, a trade, a bird, a line of a psalm or song. Read them aloud at the grave. Leave room for another name.',
      [
        'Write ten lines and strike out seven',
        'Have two people check spelling and dates on the drawing',
        'Wait two weeks, then sign',
      ],
      3,
      {
        waitDays: 60,
        when: { said: ['headstone/gravestone/tombstone/stone/plaque/inscription/words_on/lettering/memorial/name'] },
      },
    ),
    step(
      'Settle who cares for it, also from afar',
      'Make a rota by months with the family, or take a gardener or the cemetery’s own care with a photo after each visit. Ask about a prepaid contract for ten years. Somebody nearby gets a key fact sheet: rules, tap, plants, your number.',
      ['Ask two gardeners and the office for prices', 'Share out the months', 'Ask for a picture each season'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Mark the days on which you go, and how you spend them',
      'Birthday, day of death, the feast of the dead in your faith. Decide whom you meet, what you bring, what you read or leave unsaid, and where you drink something warm afterwards. From afar, light a candle at the same hour.',
      [
        'Enter three days in the calendar',
        'Choose one small custom for your {person}',
        'Invite somebody, or decide to go alone',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip('Bring water from home', 'The tap is often shut in winter.', 'Two bottles', 'Leave no glass behind'),
    tip('Ask the next grave’s people', 'They see yours every week.', 'A greeting', 'Swap numbers'),
    tip(
      'Plant bulbs in autumn',
      'They come back by themselves.',
      'Snowdrops, crocus, small narcissus',
      'Ten are enough',
    ),
    tip('Sit for five minutes first', 'The work can wait for the greeting.', 'A folding stool', 'No phone'),
    tip(
      'Let children bring something',
      'They may paint a stone or plant a bulb.',
      'Tell who lies here',
      'Let them run afterwards',
    ),
    tip(
      'Keep the deed with your papers',
      'It says who may decide next.',
      'One copy for a relative',
      'Name the next holder',
    ),
    tip(
      'Read the rules about lights',
      'Some places forbid candles or glass.',
      'Lantern with a lid',
      'Take old ones home',
    ),
    tip('Ask a parish or mosque for help', 'Many have people who visit graves.', 'Once a month', 'A donation'),
    tip('Check dates against a paper', 'Stone is hard to correct.', 'Certificate beside the drawing', 'Two readers'),
    tip('Use a slow waterer in summer', 'A buried bottle keeps plants alive.', 'Hole in the cap', 'Refill weekly'),
    tip(
      'Look for a grant for a child',
      'Some masons and charities give a stone for babies.',
      'Ask the hospital',
      'Ask the office',
    ),
    tip(
      'Photograph the grave each year',
      'The pictures tell you what sinks or leans.',
      'Same angle',
      'Send it to the family',
    ),
    tip('Stay away when you need to', 'Love is not counted in visits.', 'Remember at home', 'Go when you can'),
  ],
};
