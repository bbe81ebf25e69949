/** How many answers are kept. One message asks for some thirty, most of them several times. */
const kept = 100;

/** The same function, which keeps its latest answers by their texts. What it returns must not be changed. */
export function remembered<T>(answerTo: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = answerTo(text);
    answers.set(text, answer);
    const [oldest] = answers.keys();
    if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
