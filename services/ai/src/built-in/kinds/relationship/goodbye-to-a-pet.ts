import { type Kind, step, tip } from '../kind.ts';

export const goodbyeToAPet: Kind = {
  id: 'goodbye-to-a-pet',
  category: 'relationship',
  name: 'Say goodbye to my pet',
  unhurried: true,
  slots: {
    pet: { words: ['dog|labrador|terrier|collie|greyhound', 'cat', 'rabbit', 'guinea pig|hamster', 'horse|pony', 'bird|parrot|budgie', 'tortoise', 'pet'], otherwise: 'pet' },
    gone: { words: ['died|lost my|passed away|put to sleep last|since my|miss my|missing my|grieving|death of'], otherwise: 'farewell' },
    kids: { words: ['kids|children|daughter|son'], otherwise: 'children' },
  },
  ask: { question: 'Is your animal still with you?', chips: ['Yes, but ill or old', 'We have to decide', 'It has died'] },
  hoursAWeek: 2,
  overview:
    'You will find out with the vet what is kind for your {pet}, use the time left for good days, decide in peace about the end and the body, and let yourself grieve for a friend.',
  approach:
    'Few wish they had waited longer; many wish they had let go a day sooner. Count good and bad days rather than hope. Grief for an animal is real grief, and lasts its own time.',
  done: 'You have said goodbye as you wished, the last place is settled, and you can think of it with more warmth than pain.',
  cautions: ['Pain, not eating, struggling to breathe or not getting up needs a vet today, also at night. If you feel you cannot go on, ring somebody or a crisis line; loss of an animal can be the last straw.'],
  steps: [
    step('Write down five things your {pet} loves', 'Food, walk, window, you, play. Each evening mark good or bad day. When three of five are gone, or bad days outnumber good ones for a week, it is time to speak about the end.', ['Write the five things', 'Mark each day on a calendar', 'Ask somebody in the house to mark as well'], 0.5, { when: { unnamed: 'gone' } }),
    step('Ask the vet three plain questions', 'Does it hurt, what can still be done and for how long, what would you do with your own. Ask about pain relief, cost, a visit at home, and out-of-hours numbers.', ['Book a longer appointment', 'Write three questions about your {pet}', 'Note the night number'], 1, { when: { unnamed: 'gone' }, waitDays: 3 }),
    step('Give your {pet} good days and keep a trace', 'Sun, favourite bites, slow walk in the pram, friends come to stroke. Photos at eye level, a film with sound, a lock of hair, a paw print.', ['Do one loved thing each day', 'Take photos and a film', 'Invite those who love your {pet}'], 4, { when: { unnamed: 'gone' } }),
    step('Decide place, people and body beforehand', 'At home or practice, morning or evening, who stays, cremation alone or with others, garden if allowed, cemetery. Pay in advance so that nobody has to stand at the till.', ['Ask the vet about a home visit', 'Choose where your {pet} is to rest', 'Settle the bill beforehand'], 1, { when: { unnamed: 'gone' } }),
    step('Tell the {kids} in true and simple words', 'The body is so ill that it cannot get well; the vet helps it to die without pain. Not: put to sleep, gone away. They may be there, draw, choose a toy to go along. Tell school.', ['Tell them before the day', 'Let them choose how to say goodbye', 'Tell the teacher'], 1, { when: { named: 'kids' } }),
    step('Be there, say thank you, let go', 'A sedative first, then the injection; it takes minutes. Eyes stay open, a last breath or twitch may come. Talk and stroke. If you cannot stay, ask the nurse to. Take the day off.', ['Bring the blanket', 'Say what you want your {pet} to hear', 'Keep the day free'], 2, { when: { unnamed: 'gone' } }),
    step('Make a small farewell for your {pet}', 'Candle, stone, tree, song, each says one story. Put bed and bowl away when you can, a week or half a year. Tell the register, insurer and walking friends in one message.', ['Choose a place or a thing', 'Each tells one story', 'Send one message to those who ask'], 1.5),
    step('Let grief come at the hours that hurt', 'The door, six in the morning, the empty lead. Plan these hours: walk the round with somebody, tea elsewhere. Guilt is part of it: write what you did out of love. Nobody may say only an animal.', ['Plan the two hardest hours', 'Write down what you did out of love', 'Talk to somebody who knows it'], 3, { waitDays: 21 }),
    step('Look after animals and people who also miss it', 'Others in the house search and eat less: routine and company. Some children play funeral for weeks. A pet loss line or group helps if sleep and work do not return in a month.', ['Keep routines of other animals', 'Ask the others how they are', 'Ring a pet loss line if it stays heavy'], 1.5, { waitDays: 14 }),
    step('Make something that lasts from the memory', 'Photo book, framed print, donation of food to the shelter, letter to your {pet}. Do not hurry to the next; when you notice you look at others with joy, you may. It is done when you smile first.', ['Print twenty photos', 'Write the letter', 'Give what is left to a shelter'], 3, { waitDays: 30 }),
  ],
  suggestions: [
    tip('Ask for the clip of hair', 'You cannot get it later.', 'Tell the vet', 'Envelope'),
    tip('Warm the bed', 'Old bones like it.', 'Bottle in a towel', 'Sun spot'),
    tip('Carpet on slippery floors', 'Falls take courage.', 'Runners', 'Cheap mats'),
    tip('Say no to one more operation', 'Kindness may be to stop.', 'Ask the chance', 'Ask the weeks after'),
    tip('Take the walk once more', 'Same round, slowly.', 'Alone', 'Thank it'),
    tip('Keep one thing', 'Collar on a hook.', 'Rest in a box', 'Later'),
    tip('Let a friend clear the bowl', 'If you cannot.', 'Ask', 'Car boot'),
    tip('Write its nicknames', 'They make you laugh.', 'All', 'In the book'),
    tip('Do not decide on Christmas', 'Ask the vet early.', 'Before holidays', 'Plan'),
    tip('Help at a shelter', 'An hour with others helps some.', 'When ready', 'No adopting yet'),
    tip('Accept relief', 'Care was heavy too.', 'It is allowed', 'Sleep'),
    tip('Read a poem aloud', 'Words others found.', 'One', 'At the tree'),
  ],
};
