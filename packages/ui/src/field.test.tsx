import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';

function GoalForm() {
  const { register, handleSubmit, formState } = useForm<{ title: string }>();
  return (
    <form onSubmit={handleSubmit(() => {})}>
      <Field label="Title" hint="In a few words" error={formState.errors.title?.message}>
        <Input {...register('title', { required: 'Title is required' })} />
      </Field>
      <Button type="submit">Save</Button>
    </form>
  );
}

describe('Field', () => {
  it('names its control by the label and describes it by the hint', () => {
    render(<GoalForm />);
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveAccessibleDescription('In a few words');
    expect(title).not.toHaveAttribute('aria-invalid');
  });

  it('connects a failed validation to the control and moves the focus there', async () => {
    render(<GoalForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const title = await screen.findByRole('textbox', { description: /Title is required/ });
    expect(title).toBeInvalid();
    expect(title).toHaveFocus();
  });

  it('does the same for a select', () => {
    render(
      <Field label="Category" error="Category is required">
        <Select>
          <option>Hobby</option>
        </Select>
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription('Category is required');
  });
});

describe('Button', () => {
  it('keeps its focus and submits nothing while loading', async () => {
    let submitted = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted += 1;
        }}
      >
        <Button type="submit" loading>
          Creating...
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Creating...' }));
    expect(submitted).toBe(0);
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
