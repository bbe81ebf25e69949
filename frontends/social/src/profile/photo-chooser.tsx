import { showError } from '@pathwise/remote-kit/show-failure';
import { Button } from '@pathwise/ui/button';
import { notify } from '@pathwise/ui/notify';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { tooLarge } from './image.rules.ts';
import { resizeImage } from './resize-image.ts';

interface PhotoChooserProps {
  readonly hasPhoto: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (dataUrl: string) => void;
  readonly onRemove: () => void;
}

/** Chooses a photo for the profile. It is made small in the browser, and uploaded with the form. */
export function PhotoChooser({ hasPhoto, isDisabled, onChoose, onRemove }: PhotoChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isPreparing, setPreparing] = useState(false);

  async function prepare(file: File): Promise<void> {
    setPreparing(true);
    try {
      const { dataUrl, bytes } = await resizeImage(file);
      const refusal = tooLarge(bytes);
      if (refusal) return notify({ title: 'Image Too Large', description: refusal, variant: 'destructive' });
      onChoose(dataUrl);
      notify({ title: 'Image Ready', description: 'Save your profile to use it.' });
    } catch (error) {
      console.warn('The chosen image could not be read', error);
      showError('Failed to process image. Please try another image.');
    } finally {
      setPreparing(false);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file can be chosen again
          target.value = '';
          if (file) void prepare(file);
        }}
      />
      <Button size="sm" loading={isPreparing} disabled={isDisabled} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden />
        {hasPhoto ? 'Change photo' : 'Choose a photo'}
      </Button>
      {hasPhoto ? (
        <Button size="sm" variant="ghost" disabled={isDisabled} onClick={onRemove}>
          <Trash2 aria-hidden />
          Remove photo
        </Button>
      ) : null}
    </div>
  );
}
