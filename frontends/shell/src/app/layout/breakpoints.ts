/**
 * The frame's breakpoints: drawer and full-screen chat below 768 px, icon rail below 1100, chat beside the page from 1000. A roadmap
 * has two columns, so there it is from 1440. In rem, as in the theme, because with large text a window holds less.
 */
export const fromTablet = '(min-width: 48rem)';
export const fromDesktop = '(min-width: 68.75rem)';
export const fromDockedChat = '(min-width: 62.5rem)';
export const fromWide = '(min-width: 90rem)';

/** The look of the chat beside the page. */
export const dockedChat =
  'min-[62.5rem]:sticky min-[62.5rem]:top-topbar min-[62.5rem]:h-[calc(100dvh-var(--spacing-topbar))] ' +
  'min-[62.5rem]:w-[clamp(20rem,33.4%,26.25rem)] min-[62.5rem]:flex-none min-[62.5rem]:border-line min-[62.5rem]:border-l';
