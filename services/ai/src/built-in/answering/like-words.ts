/** Words that people use for one thing, one group a line: 'the book' is the goal 'Finish the novel'. */
const groups = `
  novel book manuscript story writing write
  cigarettes cigarette cigs cig fags fag smoke smokes smoking smoker nicotine tobacco vape vaping
  marathon race run running jog jogging training
  flat apartment house home place deposit mortgage
  save saving savings money fund deposit
  dad father papa daddy
  mum mom mother mama
  wife husband partner marriage wedding
  weight diet kilos pounds slim
  job work career promotion
  alcohol drinking drink booze wine beer sober
  exam exams test certificate degree diploma
  piano guitar violin instrument music
  garden gardening allotment
  debt debts loan loans
  driving licence license car
  language spanish french german italian
  thesis dissertation phd
  business shop company startup
  holiday trip travel journey
  gym strength workout training fitness fit
  sleep sleeping bedtime
`;

const byWord = new Map<string, Set<string>>();
for (const line of groups.trim().split('\n')) {
  const words = line.trim().split(' ');
  for (const word of words) byWord.set(word, new Set([...(byWord.get(word) ?? []), ...words]));
}

/** Whether two words are said for the same thing. */
export const areAlike = (a: string, b: string): boolean => byWord.get(a)?.has(b) === true;
