/** A place to drop a file on, with a button to choose one. */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import './file-drop.css';

interface FileDropProps {
  readonly label: string;
  readonly note: string;
  readonly onFile: (file: File) => void;
}

export const FileDrop = ({ label, note, onFile }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useSignal(false);
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for everybody who cannot drop
    <div
      class="file-drop"
      data-over={isOver.value}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        take(event.dataTransfer?.files);
      }}
    >
      <Button icon="download" onPress={() => input.current?.click()}>
        {label}
      </Button>
      <p role="status">{note}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
};
