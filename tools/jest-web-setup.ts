import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// Lazily loaded parts take their time on a busy machine; a condition that holds ends the wait at once.
configure({ asyncUtilTimeout: 5_000 });
