import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

/** A field for a password, which the person may look at. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative grid">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-11" />
      {/* its name lacks the field's, which would then be found twice */}
      <IconButton
        label={isShown ? 'Hide what is typed' : 'Show what is typed'}
        className="absolute inset-y-0 right-0 h-full!"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </span>
  );
}
