/** Example sentences. */
export const quickStarts: readonly { readonly label: string; readonly prompt: string }[] = [
  { label: 'New job', prompt: 'I want to get a new job within 3 months' },
  { label: 'Start business', prompt: 'I want to start my own business and win the first paying customers' },
  { label: 'Find partner', prompt: 'I want to find a partner and build a meaningful romantic relationship' },
  { label: 'Lose weight', prompt: 'I want to lose weight with a sustainable plan that I can keep' },
  {
    label: 'Healthier lifestyle',
    prompt:
      'I want a healthier lifestyle: better sleep, more energy, balanced meals and less stress, with weekly goals and daily habits',
  },
  {
    label: 'Mental health',
    prompt: 'I want to look after my mental health and ease my anxiety with mindfulness and journaling',
  },
  { label: 'New friends', prompt: 'I want to make new friends and build a social circle' },
  { label: 'Creative hobby', prompt: 'I want to take up a creative hobby such as painting, writing or music' },
];
