import './styles.css';
export function Remote() { return <p className="p-3">Preview here</p>; }
