import { type Kind, step, tip } from '../kind.ts';

export const raiseAPuppy: Kind = {
  id: 'raise-a-puppy',
  category: 'relationship',
  name: 'Get a puppy and raise it well',
  slots: {
    breed: { words: ['labrador|lab', 'golden retriever|retriever', 'border collie|collie', 'german shepherd|shepherd|alsatian', 'cockapoo|labradoodle|doodle|cavapoo', 'poodle', 'dachshund|sausage dog', 'spaniel|cocker', 'terrier|jack russell', 'beagle', 'husky', 'french bulldog|frenchie|pug|bulldog', 'chihuahua', 'vizsla|weimaraner|pointer', 'rottweiler', 'puppy|pup|puppies'], otherwise: 'puppy' },
    here: { words: ['my puppy|our puppy|the puppy|our new puppy|week old|weeks old|months old|bites|biting|chews|crate|house-train|house train|toilet'], otherwise: 'pup at home' },
    work: { words: ['gun dog|herding|sheepdog|assistance dog|guide dog|therapy dog|search and rescue'], otherwise: 'work' },
  },
  ask: { question: 'Where are you now?', chips: ['Choosing a breed', 'It comes soon', 'It is here and wild'] },
  hoursAWeek: 10,
  weekly: 'Five minutes of practice three times a day, and one calm new place or person each day',
  overview:
    'You will choose a dog that fits your life, make home ready, get through toilet, teeth and nights in the first weeks, show the world in small calm doses, and teach your {breed} the five things that count.',
  approach:
    'A puppy sleeps 16 to 20 hours; a wild one is mostly overtired. The window for getting to know the world closes at about 14 to 16 weeks, so calm good experiences come before tricks. It goes wrong with a dog chosen by looks, too much exercise, and scolding for puddles.',
  done: 'At six months your dog is clean, can stay alone for two to three hours, walks on a loose lead past most things and comes when called in the park.',
  cautions: ['Buy only where you see the mother and home, at eight weeks or later, with chip, vaccines and contract. Never leave dog and small child alone. Grapes, chocolate, xylitol, onions and slug pellets are poison. Blood, vomiting with dullness, a hard belly: vet at once.'],
  steps: [
    step('Check the day, the money and the breed', 'Who is at home for the first four weeks, never more than four to five hours alone later; 100 to 200 a month, 1,500 in the first year. What was the {breed} bred for: running, guarding, sniffing, lying on laps. Talk to two owners.', ['Write an hourly plan of a weekday', 'Add up a year of costs', 'Walk with two owners of that breed'], 2, { when: { unnamed: 'here' } }),
    step('Find a breeder or shelter you would go back to', 'Health tests of both parents for the breed’s diseases, raised in the house, not more than two litters, asks you more than you ask. Visit twice. Short noses suffer; price tells nothing.', ['Ask for the parents’ health tests', 'Visit mother and litter of the {breed}', 'Read the contract at home'], 5, { when: { unnamed: 'here' }, waitDays: 30 }),
    step('Make one area safe and plan sleep for the pup', 'Gate or pen, bed, crate with open door, chew things, cables up, bin shut, vet booked, insurance. Two hours awake is too long: one hour up, two hours down. Note poo, wee, food, sleep for three days.', ['Set up pen, bed and chews', 'Write times for food and sleep', 'Book vet and insurance'], 2),
    step('Teach the toilet with a clock and a party', 'Out after waking, eating, playing, and every hour or two; same spot; wait; treat within a second. Nights: once at two in the first weeks, bed beside yours. Indoors clean with enzymes and say nothing.', ['Set hourly alarms by day', 'Carry a treat for your {breed} in each coat', 'Sleep beside it in the first week'], 14, { waitDays: 10 }),
    step('Swap biting for chewing and rest', 'Teeth hurt till six months. Toy in the mouth before hands, freeze and turn away when it bites, then nap. Frozen carrot, lick mat. Children sit on the sofa when the wild half-hour comes.', ['Keep a chew for your {breed} in each room', 'End play at the first hard bite', 'Move the next nap earlier'], 5, { waitDays: 10 }),
    step('Show your {breed} three new things a week, from afar', 'Umbrella, beard, bus, vet’s table, lift, pram, cows, hoover far off. Treat and leave before worry shows. Puppy class with few dogs from the first vaccine; carry it where it must not walk.', ['Tick a list of thirty things', 'Join a class without force', 'Visit the vet only for treats'], 8, { waitDays: 21 }),
    step('Practise five words in five-minute doses', 'Name, come, leave it, wait, on the mat. Kitchen, garden, street, park in this order. Ten small soft treats; end while it goes well. For come never call for something bad, and use a long line until eight months.', ['Practise three times five minutes', 'Buy a ten-metre line', 'Call your {breed}, reward, let go again'], 12, { waitDays: 30 }),
    step('Learn to be alone minute by minute', 'Door shut for a second while it chews, five, thirty, a minute; then out with keys. Film it. Howling or scratching means the step was too large. By six months two hours.', ['Practise closing doors daily', 'Film the first ten minutes', 'Add time only when it lies down'], 6, { waitDays: 30 }),
    step('Begin the first lessons of its later work', 'Breed clubs and charities test from eight weeks to a year: nerve, joints, joy in working with you. Hip and elbow x-ray at 12 to 18 months. Now only play: find, bring, calm among people.', ['Ask the breed club or charity for its path', 'Play seek and bring daily', 'Plan the joint x-ray'], 4, { when: { named: 'work' } }),
    step('Get through the teens from six months', 'Everything forgotten, legs long, ears shut. Long line, old lessons, more sleep, five minutes of walk for each month of age as a rough guide. Talk neutering over with the vet by breed. It is done when the four things in the goal hold.', ['Go back to easy practice with your {breed}', 'Ask the vet about neutering', 'Test alone, lead, come and toilet'], 10, { waitDays: 60 }),
  ],
  suggestions: [
    tip('Sleep first, train later', 'An overtired pup cannot listen.', 'Dark pen', 'Chew'),
    tip('Feed from hand and mat', 'Meals are treats for free.', 'Half a bowl', 'Scatter in grass'),
    tip('Lift with both hands', 'Chest and bottom.', 'Children sit', 'No stairs'),
    tip('Handle paws daily', 'Claws and ears become easy.', 'Cheese', 'Ten seconds'),
    tip('Choose one boss for words', 'Off or down: all the same.', 'List on the fridge', 'Guests too'),
    tip('Let it watch the world', 'Bench and biscuits for ten minutes.', 'Bus stop', 'School gate'),
    tip('Say no to dog-park chaos', 'Two kind dogs are enough.', 'Adult, calm', 'Loose'),
    tip('Wipe with a towel as a game', 'Autumn will come.', 'Door mat', 'Treat'),
    tip('Make car trips of five minutes', 'Belt or box, then fun.', 'Empty tummy', 'Open window'),
    tip('Keep a puppy diary', 'You forget how fast it goes.', 'Weight', 'Photo on Sundays'),
    tip('Swap with a friend', 'A sitter before the first holiday.', 'Hour by hour', 'Key'),
    tip('Cry once, it is normal', 'Week two is the hardest.', 'Nap', 'Tell somebody'),
  ],
};
