/**
 * A page that slides over the current one: from the right on wide screens, from below on phones. Escape, the backdrop,
 * the Back button of the browser and the button at the bottom close it.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import './drawer.css';

export interface DrawerProps {
  readonly title: string;
  /** The text of the button at the bottom, near the thumb. */
  readonly back: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

export const Drawer = ({ back, onClose, ...modal }: DrawerProps) => {
  useBackButton(onClose);
  return (
    <Modal
      kind="drawer"
      footer={
        <Button look="primary" size="large" icon="back" onPress={onClose}>
          {back}
        </Button>
      }
      onClose={onClose}
      {...modal}
    />
  );
};

const MARK = { drawer: true };

const isMarked = (): boolean => (history.state as { drawer?: boolean } | null)?.drawer === true;

/** The drawer adds an entry to the history of the browser, so that the Back button closes it and stays on the page. */
const useBackButton = (onClose: () => void): void => {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    history.pushState(MARK, '');
    const onBack = (): void => close.current();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      if (isMarked()) history.back();
    };
  }, []);
};
