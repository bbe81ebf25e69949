import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { EmailAddress } from './email-address.tsx';

it('breaks an address after its @ and before its dots', () => {
  const { container } = render(<EmailAddress address="maya.lind@mail.example.org" />);
  expect(container).toHaveTextContent('maya.lind@mail.example.org');
  expect(container.innerHTML).toBe('maya<wbr>.lind@<wbr>mail<wbr>.example<wbr>.org');
});
