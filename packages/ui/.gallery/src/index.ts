import './styles.css';
import './gallery.tsx';
