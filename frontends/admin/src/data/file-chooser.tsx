import { Button } from '@pathwise/ui/button';
import { saveAs } from '@pathwise/ui/save-as';
import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { importTemplate } from './import.rules.ts';

interface FileChooserProps {
  readonly isReading: boolean;
  /** Why the last file cannot be imported. */
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** A CSV file by drag or by the browser's dialog, and the template to fill in. */
export function FileChooser({ isReading, problem, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <section
      aria-label="Choose a file"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-4 rounded-md border border-dashed px-4 py-10 text-center ${
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'
      }`}
    >
      <div className="grid gap-1">
        <p className="text-text-2">Drop a CSV file here, or choose one.</p>
        <p className="text-meta text-text-3">Its first row names the columns. Only email is needed.</p>
      </div>
      {problem ? <p className="wrap-anywhere max-w-prose text-danger">{problem}</p> : null}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label="CSV file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file can be chosen again
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" loading={isReading} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          Choose a file
        </Button>
        <Button
          variant="ghost"
          onClick={() => saveAs(new Blob([importTemplate], { type: 'text/csv' }), 'pathwise-import-template.csv')}
        >
          <Download aria-hidden />
          Download the template
        </Button>
      </div>
    </section>
  );
}
