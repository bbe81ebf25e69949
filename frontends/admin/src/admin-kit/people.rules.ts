/** `1 person`, `2,500 people`. */
export const people = (count: number): string => `${count.toLocaleString()} ${count === 1 ? 'person' : 'people'}`;
