import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

const aDog =
  'dog/puppy/dogs/pup/labrador/lab/terrier/collie/beagle/spaniel/husky/poodle/greyhound/chihuahua/shepherd/doggo/dachshund/aspin/boerboel/pug/bulldog';
const aBird = 'parrot/budgie/cockatiel/bird/canary/lovebird/parakeet/cockatoo/macaw/conure';
const slow = 'tortoise/turtle/rabbit/bunny/guinea/hamster/ferret/gecko/snake';

/** It has been gone for long. */
const longGone = [
  `for/since ${numbers}/a/some/several/many weeks/months/week/month`,
  `${numbers}/some/several weeks/months ago/now`,
  'missing/gone/disappeared since/in january/february/march/april/may/june/july/august/september/october/november/december',
];

/** The first hours are over. */
const forDays = ['days/nights/week/weeks/month/months'];

/** Somebody took it. */
const stolen = ['stolen/stole/nicked/theft/thief/thieves/snatched', 'taken from/out_of/by'];

/** It has been seen. */
const seen = [
  'sighting/sightings/spotted',
  'was/been/has_been seen',
  'saw/see/seen him/her/it',
  'people/somebody/someone saw/sees/seen',
];

export const findALostPet: Kind = {
  id: 'find-a-lost-pet',
  category: 'relationship',
  name: 'Find my lost pet',
  slots: {
    pet: {
      words: [
        'puppy|pup',
        'dog|labrador|lab|terrier|collie|beagle|spaniel|husky|poodle|greyhound|chihuahua|shepherd|dachshund|doggo|pug|bulldog',
        'kitten',
        'cat|kitty|tomcat|tabby|moggy|siamese|ragdoll',
        'parrot|macaw|cockatoo|conure|african grey',
        'budgie|parakeet',
        'cockatiel',
        'bird|canary|lovebird',
        'tortoise|turtle',
        'rabbit|bunny',
        'ferret',
        'guinea pig',
        'hamster',
        'snake',
        'horse|pony',
      ],
      otherwise: 'pet',
    },
    place: { from: 'place', otherwise: 'the place where it was last seen' },
  },
  ask: {
    question: 'Which animal is it, and when was it last seen?',
    chips: ['A cat that did not come home', 'A dog that ran off today', 'Gone for a week or more'],
  },
  hoursAWeek: 14,
  overview:
    'You will search the right radius for your {pet} in the first hours. Then you tell everybody who could have it, and hang posters that are read from a car. Then you wait at the right hours with food, a camera and, if needed, a trap.',
  approach:
    'Most lost animals are alive and near: three of four missing cats are found within 500 metres, most dogs within two or three kilometres. Posters and doors find more than luck. It fails when people only post online, and when they call and chase a frightened animal.',
  done: 'Your animal is home, checked by a vet, and the posters are down; or every door is told and the chip stays reported.',
  cautions: [
    'Do not chase or shout: a frightened animal runs, also into traffic. Sit down sideways, drop food and let it come. Go at night in twos.',
    'Pay nobody in advance. Keep one mark to yourself, ask callers for it, and meet in a public place with a second person.',
  ],
  steps: [
    step(
      'Search the house, sheds and ten gardens for your {pet}',
      'Look in cupboards, under beds, in cars, garages and under decking, with a torch for shining eyes. Ask each neighbour to open the shed now. Frightened cats sit silent close by for days.',
      [
        'Look in every cupboard, car and shed',
        'Leave door and inner light as usual',
        'Ask ten neighbours to open sheds',
      ],
      2,
      { when: { unsaid: [aDog, aBird, ...longGone, ...stolen] } },
    ),
    step(
      'Go back to where your {pet} was last seen and wait',
      'One person stays there with food and a worn jumper; another is at home with the gate open. Walk slowly around with the lead and another calm dog. Many come back within a few hours.',
      ['Put a worn jumper and water there', 'Leave somebody at that spot', 'Ask walkers and send them your picture'],
      2,
      { when: { said: [aDog], unsaid: [...longGone, ...stolen] } },
    ),
    step(
      'Carry the cage outside and call at first light',
      'A tame bird often sits high in a tree within a kilometre and calls at dawn and before dusk. Put cage, food and its companion in sight. Play its own sounds; no ladder and no hose.',
      ['Put cage and food outside', 'Walk and listen at dawn and dusk', 'Ask neighbours to look up in trees'],
      2,
      { when: { said: [aBird], unsaid: longGone } },
    ),
    step(
      'Begin again with a new poster and a list of all shelters',
      'Animals have come home after months, mostly because someone had fed them. New picture, new words, twice the radius. Ask each shelter and vet again, since they forget after two weeks.',
      ['Choose a new clear picture', 'List shelters and vets within 30 km', 'Ring the first five today'],
      2,
      { when: { said: longGone } },
    ),
    step(
      'Report the theft of your {pet} to the police today',
      'Ask for a crime number, and give it to the chip company, vets and shelters. Save film from door cameras before it is overwritten, often within a week. Watch sale adverts in your region daily.',
      ['Report it and note the crime number', 'Ask ten houses for camera film', 'Set an alert for sale adverts'],
      2,
      { when: { said: stolen } },
    ),
    step(
      'Report the chip as lost and ring shelters and vets',
      'Chip or ring register first: mark your {pet} as missing and check your phone number there. Then shelters, vets within ten kilometres, the council or dog warden, and the road service. Note whom you spoke to.',
      ['Mark it missing with the register', 'Ring five vets and two shelters', 'Ask the council who collects animals'],
      1.5,
      {
        local: {
          GB: 'In Britain: ring the chip database (check-a-chip sites show which), the dog warden of the council, and post on DogLost or Cats Protection.',
          US: 'In the United States: look up the chip at the AAHA tool, file with animal control of the county, and post on Petco Love Lost.',
          AU: 'In Australia: ring the pound of the council and the RSPCA, and look up the register at petaddress.com.au.',
          CA: 'In Canada: ring the humane society and animal services of the city, and the chip company.',
          NZ: 'In New Zealand: list it on Lost Pet (SPCA) and Pets on the Net, and tell animal management of the council.',
          IE: 'In Ireland: ring the dog pound of the council, the ISPCA, and your chip database such as Fido or Animark.',
          ZA: 'In South Africa: visit the SPCA nearest to you; it keeps strays for seven days in most places.',
          IN: 'In India: ring the local animal welfare groups and the municipal dog unit, and ask tea stalls and guards.',
          DE: 'In Germany: report it to Tasso or Findefix, and ring Tierheim, Ordnungsamt and police.',
        },
      },
    ),
    step(
      'Hang thirty posters that can be read from a car',
      'Bright A3 card: LOST, one large picture, three words, your number, nothing more. Cats: 300 metres around, dogs: two kilometres, at crossings, schools, shops and bus stops. Renew them after rain.',
      ['Make one poster with few words', 'Hang thirty at eye level of drivers', 'Photograph where they hang'],
      3,
    ),
    step(
      'Post one clear notice in five local groups',
      'Picture, street, day, hour, character, number, and: please do not chase, ring me at once. Neighbourhood groups, lost-pet pages, dog walkers, postal workers, school chats. Answer comments twice a day.',
      ['Write the notice once', 'Post it in five groups', 'Ask the post, couriers and bin crews'],
      1,
      { when: { unsaid: [...forDays, ...longGone, ...seen] } },
    ),
    step(
      'Knock at every door in the nearest streets',
      'Fifty doors for a cat, more along paths and water for a dog. Show the picture on your phone, leave a card, and ask who feeds strays. Children and night-shift workers see most.',
      ['Print fifty small cards', 'Knock between five and eight', 'Note who was not at home'],
      4,
      { when: { unsaid: [aBird, ...seen] } },
    ),
    step(
      'Search quietly at dusk, at night and at dawn',
      'When traffic stops, walk slowly with torch and treats around {place}. Talk in your normal voice, stop, and listen for ten minutes. Put the litter tray inside rather than outside; food goes where you can watch.',
      ['Go out for an hour after eleven', 'Go again before sunrise', 'Leave food where you can see it'],
      6,
      { when: { unsaid: [aBird, ...stolen] } },
    ),
    step(
      'Mark all sightings of your {pet} on a map',
      'Ask each caller for place, hour, direction and picture. Two sightings at one place within two days make a feeding spot. Stay away from it in daytime and let nobody search there in groups.',
      ['Mark each sighting with the hour', 'Set food at the best spot daily', 'Ask people to stay away from it'],
      2,
      { when: { said: seen } },
    ),
    step(
      'Go to the shelters in person every three days',
      'Descriptions on the phone miss half: a tabby is brown to one and grey to the next. In many places an animal may be given away after three to seven days. Look also in the quarantine rooms.',
      ['Go to the nearest shelter with a picture', 'Ask how long strays are kept', 'Go again every third day'],
      4,
    ),
    step(
      'Set a camera and borrow a humane trap',
      'A wildlife camera at the food shows who eats. Rescue groups and shelters lend cage traps; use tuna or sardine, cover it with cloth, and check it every two hours or less. Ask first where it must be allowed.',
      ['Borrow a camera and a trap', 'Feed beside the open trap for two nights', 'Set it only while you can check'],
      4,
      { when: { said: [...forDays, ...longGone, ...seen], unsaid: [aBird, slow, ...stolen] } },
    ),
    step(
      'Check your {pet} at the vet and secure the way out',
      'Water first, then small meals. The vet looks for wounds and reads the chip. Mend the gap, add a tag with your number, keep it in for two weeks, and take the posters down.',
      ['See the vet within a day', 'Mend gate, net or window', 'Thank those who helped and take posters down'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Put one calm person on the phone',
      'A missed call may be the only one.',
      'Keep it charged and loud',
      'Note number and hour of each call',
    ),
    tip(
      'Rub scent near the door',
      'Your worn clothes lead home better than noise.',
      'Hang out a worn shirt',
      'Do not wash the bedding',
    ),
    tip(
      'Offer a reward without a sum',
      'It makes people look and keeps swindlers off.',
      'Write reward on the poster',
      'Decide the sum for yourself',
    ),
    tip(
      'Ask the road cleaners',
      'Not knowing is harder than a sad answer.',
      'Ring the council and the road service',
      'Ask whether they read chips',
    ),
    tip(
      'Ask the last visitor',
      'Cats often sleep in delivery vans and stores.',
      'List who came that day',
      'Ask them to open van and store',
    ),
    tip(
      'Check empty and building sites',
      'Doors close behind curious animals.',
      'Ask the site manager',
      'Look again on Monday',
    ),
    tip('Use a kennel mate', 'A calm companion draws a shy dog.', 'Keep it on a long lead', 'Sit down with both'),
    tip(
      'Lay a line for the picture',
      'The best picture shows the odd mark.',
      'Choose full face and side',
      'Keep one mark secret',
    ),
    tip(
      'Share it with runners and dog people',
      'They are out when others sleep.',
      'Ask two running groups',
      'Ask at the dog field at seven',
    ),
    tip(
      'Sleep in turns',
      'A week of searching needs strength.',
      'Share the nights with a friend',
      'Eat before you go out',
    ),
    tip(
      'Keep posting once a week',
      'Finds after two months are common.',
      'Change the picture',
      'Thank people each time',
    ),
    tip(
      'Tell children what is done',
      'Doing something helps against helplessness.',
      'Let them draw a poster',
      'Promise effort, not success',
    ),
    tip(
      'Ask a search dog team',
      'Trained dogs find the direction in the first days.',
      'Ask the shelter for a name',
      'Keep a scent cloth in a bag',
    ),
  ],
};
