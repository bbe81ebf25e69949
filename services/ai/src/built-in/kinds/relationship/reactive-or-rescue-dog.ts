import { type Kind, step, tip } from '../kind.ts';

export const reactiveOrRescueDog: Kind = {
  id: 'reactive-or-rescue-dog',
  category: 'relationship',
  name: 'Help a rescued or reactive dog settle',
  slots: {
    dog: { words: ['greyhound|galgo|lurcher|whippet|podenco', 'street dog|dog from romania|dog from Spain|dog from abroad|foreign rescue', 'husky|malamute', 'shepherd|malinois|alsatian', 'collie', 'staffie|staffy|pit bull|bull terrier', 'terrier', 'beagle|hound', 'chihuahua', 'labrador|lab', 'rescue dog|rescued dog|shelter dog', 'dog'], otherwise: 'dog' },
    sight: { words: ['greyhound|galgo|lurcher|whippet|podenco|sighthound'], otherwise: 'sighthound' },
    problem: { words: ['barking at other dogs|barks at dogs|other dogs|reactive|lunges', 'barking|barks', 'pulling on the lead|pulls|lead|leash', 'being alone|alone|separation|howls|howling|destroys', 'fear of people|afraid of people|scared|fearful|fear|anxious', 'biting|bites|bit|snaps|growls', 'not coming back|recall|come when called|runs away', 'chasing cats and deer|chases|hunts|prey drive', 'fireworks|thunder|noise', 'jumping up|jumps', 'guarding food|guards'], otherwise: 'hardest moment' },
    coming: { words: ['adopt|rescue a|get a|take in|homing|rehome|give a home'], otherwise: 'adoption' },
  },
  ask: { question: 'How long has the dog been with you?', chips: ['Not yet here', 'Some weeks', 'Longer, and it is stuck'] },
  hoursAWeek: 6,
  weekly: 'Three walks in quiet places and ten minutes of the lesson in turn, below the point where it boils over',
  overview:
    'You will give your {dog} safety and rest first, have pain ruled out, learn what it says with its body, and work on the {problem} from a distance where it can still eat, in steps of days and weeks.',
  approach:
    'Three days to breathe, three weeks to learn the routine, three months to feel at home. Fear is not cured by force, and food does not reward fear. Avoid what sets it off for two weeks: stress needs days to sink. It goes wrong with a full first weekend, dog parks and a sharp jerk on the lead.',
  done: 'Your dog sleeps deeply, can pass its trigger at a fair distance without an outburst in eight of ten cases, and both of you like the walk.',
  cautions: ['Has it bitten a person or child: muzzle trained with patience, vet and a certified behaviour vet or trainer without force now, and never alone with children. Sudden aggression often means pain. Double-secure new dogs with harness and collar for months.'],
  steps: [
    step('Prepare a corner, gear and quiet for two weeks', 'Bed in a corner nobody crosses, water, gate, harness with three straps and a second line, tag, chip papers. Agree: no visitors, no baths, no touching when it lies down.', ['Set up the corner', 'Fit harness, tag and second line', 'Tell family and neighbours the rules'], 2, { when: { named: 'coming' } }),
    step('Write down each outburst for a week', 'What, how far away, body before: still, mouth shut, weight forward, ears; how long to calm. Note also sleep and poo. You look for the distance at which the {dog} sees it and can still eat.', ['Write a line each time', 'Pace out the distance', 'Note hours of sleep, sixteen are good'], 1, { when: { unnamed: 'coming' }, waitDays: 6 }),
    step('Have a vet look for pain, thyroid and gut', 'Back, hips, teeth, ears, skin, belly; blood tests for travel diseases in dogs from the south. Bring films. Some need medicine for a time, so that learning becomes possible.', ['Film walk and rest', 'Book the vet for your {dog} at a quiet hour', 'Ask about pain and travel diseases'], 2, { waitDays: 7 }),
    step('Lower the stress for fourteen days', 'Walk at odd hours, car to a field, curtains half shut, no ball, no cafés. Sniffing walks, chewing, licking. Two calm days are worth more than training in storm.', ['Find three quiet places for your {dog}', 'Drop what sets it off', 'Chew and sniff games daily'], 6, { waitDays: 14 }),
    step('Learn the needs of a running hound', 'Soft beds, coat in the cold, no long stairs, loose martingale collar, sleep of 18 hours and two short bursts. Off lead only in fenced fields: at 60 km an hour it hears nothing. Test with cats behind a gate and muzzle, never in the garden.', ['Buy coat, wide collar and soft bed', 'Find a fenced field by the hour', 'Test with small animals only through a gate'], 3, { when: { named: 'sight' } }),
    step('Teach look, turn away and mat indoors', 'Marker word, treat within a second. Look at me, turn with a cheerful word, go to mat and breathe. Fifty easy repeats in kitchen and garden before you need them outside. Muzzle as a bowl of cheese.', ['Ten repeats five times a day', 'Practise the U-turn on empty paths', 'Feed your {dog} on the mat'], 6, { waitDays: 14 }),
    step('Work on the {problem} from far enough away', 'It sees, you feed; it goes, feeding stops. Begin at the paced-out distance and take off a metre when three in a row are easy. Alone: seconds behind a door with film. Recall: long line, whistle and sausage. Five minutes, then home.', ['Set up five easy meetings a week', 'Take off a metre after three easy ones', 'End on a good one'], 10, { waitDays: 30 }),
    step('Take three hours with a trainer without force', 'Certified, films you, explains, no choke, prong or shock. Bring your notes. Ask for a plan for four weeks and what to do at an off-lead dog: treat rain, body between, stop hand.', ['Choose by methods, not by stars', 'Bring notes and films of your {dog}', 'Practise the emergency plan'], 4, { waitDays: 14 }),
    step('Widen the world of your {dog} and check the count', 'One new place a week, a steady dog friend at a parallel walk, one visitor who ignores it. Compare with the first week. Bad days happen; two days off and on. It is done at eight of ten.', ['Walk side by side with a calm dog', 'Count a week again', 'Keep one route just for joy'], 8, { waitDays: 45 }),
  ],
  suggestions: [
    tip('Yellow ribbon on the lead', 'It says: please give space.', 'Ask people', 'Cross early'),
    tip('Scatter food in grass', 'Sniffing calms the heart.', 'Ten minutes', 'Daily'),
    tip('Talk in one tone', 'Cheer is contagious.', 'Sing', 'Breathe'),
    tip('Park the car as a wall', 'Parked cars hide dogs.', 'Step behind', 'Feed'),
    tip('Let it say no', 'Touch three seconds, stop, see.', 'Hands low', 'No hugs'),
    tip('Make a firework plan in autumn', 'Room, music, vet’s advice.', 'Weeks before', 'Window shut'),
    tip('Write its story on a card', 'For sitters and vet.', 'Triggers', 'What calms'),
    tip('Meet owners of such dogs', 'You are not alone.', 'Group walk apart', 'Laugh'),
    tip('Use a long line of biothane', 'Freedom without danger.', 'Ten metres', 'Gloves'),
    tip('Celebrate what did not happen', 'Silence is success.', 'Note', 'Treat for you'),
    tip('Take a day off walking', 'Garden and games rest nerves.', 'Once a week', 'Nose work'),
    tip('Insure liability', 'A scare can be costly.', 'Before the first walk', 'Check breed'),
  ],
};
