import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// Lazily loaded parts are slow on a busy machine. The wait ends as soon as the condition holds.
configure({ asyncUtilTimeout: 5_000 });
